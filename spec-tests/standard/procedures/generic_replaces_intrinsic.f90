! A generic interface gives exp a user's function for reals: that is the one.
! standard: 15.4.3.4.5, 15.5.5.2
! head: m%f(x)>(y)
module m
  interface exp
    module procedure my_exp
  end interface exp
contains
  real(8) function my_exp(t)
    real(8), intent(in) :: t
    my_exp = t*t
  end function my_exp
  subroutine f(x, y)
    real(8) :: x, y
    y = exp(x)*x
  end subroutine f
end module m
