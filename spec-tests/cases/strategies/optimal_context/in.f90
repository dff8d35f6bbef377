! What snapshots hold (q, z, v, w), and not: c is only read, r is set before it is read, i has its own place. What trips read that run again
! is kept where it is overwritten behind the loop: b; not d, which no trip reads, nor p, which they set before.
subroutine g(n, c, d, u, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: c
  real(8), intent(inout) :: d, u(3)
  real(8), intent(out) :: y
  integer :: i
  real(8) :: b, p, q, r, v, w, z
  i = 2
  z = c*u(1)
  b = u(3)
  q = z*z*u(i)
  v = 0.0d0
  w = c
  do i = 1, n
    r = sin(q)*c
    z = r*r
    q = q + 0.1d0*r*cos(z) + b
    w = w*r + z
    p = 2.0d0*q
    v = v + w + p
  end do
  b = 3.0d0
  r = 0.0d0
  p = 1.0d0
  y = v*v + d + b*w + r + p
  d = y*w
  u(2) = d*w
end subroutine g
