module m
  implicit none
contains
  real(8) function g(t)
    real(8), intent(inout) :: t
    t = t*t
    g = t
  end function g
end module m
subroutine f(x, y)
  use m
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  real(8) :: t
  t = x
  write (*, *) g(t)
  y = t*x
end subroutine f
