! What a trip adds to one element from several statements goes there at once, where nothing on the way says otherwise.
subroutine relax(n, k, p, u, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: k(0:n+1, 0:n+1), p(n)
  real(8), intent(inout) :: u(0:n+1, 0:n+1)
  real(8), intent(out) :: y
  real(8) :: ke, kw, kn, s, t, w(n)
  integer :: i, j, m
  y = 0
  w = 1
  do j = 1, n
    do i = 1, n
      ke = 0.5d0*(k(i, j) + k(i+1, j))
      kw = 0.5d0*(k(i, j) + k(i-1, j))
      kn = 0.5d0*(k(i, j) - k(i, j+1))
      u(i, j) = (ke*u(i+1, j) + kw*u(i-1, j) + kn*u(i, j+1))/(ke + kw + kn + 2)
    end do
    ! an element that the trip overwrites between two uses, and one whose place changes between them
    m = j
    s = p(m)*p(m)
    w(m) = s*w(m)
    t = w(m)*3 + p(m)
    m = n + 1 - j
    t = t*p(m) + p(j)
    if (t > 1) then
      s = s - p(j)*t
      t = p(j) - s
    end if
    y = y + s*t
  end do
end subroutine
