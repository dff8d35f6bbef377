! A procedure of a module has the name of an intrinsic function that the derivative applies: it gives way.
module md
  implicit none
contains
  subroutine spread(x, big)
    real(8), intent(inout) :: x
    logical, intent(in) :: big
    if (big) x = x**2
  end subroutine
end module
subroutine p(n, x, c, y)
  use md, only: spread
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x, c(n, 2)
  real(8), intent(out) :: y(2)
  real(8) :: g
  g = sin(x)
  call spread(g, x > 0.2d0)
  y = [g, c(2:2, 1)]
end subroutine
