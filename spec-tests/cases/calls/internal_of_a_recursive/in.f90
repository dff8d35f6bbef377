! Each activation of a recursive procedure has the variables that its internal procedures see: what a call of itself leaves of the
! derivatives of one is nothing to those of another.
subroutine head(x, y)
  implicit none
  real(8), intent(in) :: x(2)
  real(8), intent(inout) :: y(2)
  call step(2, x, y)
end subroutine head
recursive subroutine step(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(2)
  real(8), intent(inout) :: y(2)
  real(8) :: u, w(2)
  u = y(1)
  if (n > 0) call step(n - 1, x, y)
  w(1) = u*x(1)
  call scale(w(1))
  y(2) = y(2)*w(1)
  y(1) = u*x(2)
contains
  subroutine scale(v)
    real(8), intent(inout) :: v
    v = v*x(2)
    u = u*sin(v)
  end subroutine scale
end subroutine step
