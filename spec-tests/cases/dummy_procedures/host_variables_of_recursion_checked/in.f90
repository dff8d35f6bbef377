! A recursive solver calls what is passed on both ways, in a recursive host: each activation has its own variables.
module q
contains
  recursive subroutine walk(f, n, x)
    external f
    integer, intent(in) :: n
    real(8), intent(inout) :: x
    if (n <= 0) return
    call f(x)
    call walk(f, n - 1, x)
    call f(x)
  end subroutine
end module
recursive subroutine deep(m, a, y)
  use q
  implicit none
  integer, intent(in) :: m
  real(8), intent(in) :: a
  real(8), intent(inout) :: y
  real(8) :: b
  b = a*sin(y)
  call walk(upd, m, y)
  if (m > 1) call deep(m - 1, b, y)
  call walk(upd, 1, y)
contains
  subroutine upd(v)
    real(8), intent(inout) :: v
    v = v*cos(b) + a
  end subroutine
end subroutine
subroutine top(p, y)
  implicit none
  real(8), intent(in) :: p(2)
  real(8), intent(out) :: y
  y = p(2)
  call deep(3, p(1), y)
end subroutine
