! A generic interface extends the intrinsic sin to a logical, and hides nothing for reals.
! standard: 15.4.3.4.5
! head: m%f(x)>(y)
module m
  interface sin
    module procedure sin_of_logical
  end interface sin
contains
  real(8) function sin_of_logical(l)
    logical, intent(in) :: l
    sin_of_logical = 1
    if (l) sin_of_logical = 7
  end function sin_of_logical
  subroutine f(x, y)
    real(8) :: x, y
    y = sin(x)*sin(x > 0)
  end subroutine f
end module m
