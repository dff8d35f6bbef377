! real + logical is a user's function that happens to be written with an intrinsic operator.
! standard: 15.4.3.4.2
! head: m%f(x)>(y)
module m
  interface operator(*)
    module procedure mask
  end interface
contains
  real(8) function mask(a, l)
    real(8), intent(in) :: a
    logical, intent(in) :: l
    mask = 0
    if (l) mask = a*a
  end function mask
  subroutine f(x, y)
    real(8) :: x, y
    y = x*(x > 0)
  end subroutine f
end module m
