! What is pushed has a derivative, and nothing that is popped is used: pushes and pops are told of derivatives alike.
subroutine f(n, a, y)
  implicit none
  integer :: n, i
  real(8) :: a(n), y, u
  i = 3
  u = min(a(1), 0.6d0)
  a(n) = a(1)
  a(i) = sin(a(1))
  y = u - a(1)
end subroutine f
