! Loops whose trips do not depend on each other, and whose results nobody needs: each trip runs forward where it runs backward. What it
! reads then is kept where it is overwritten behind the loop (x), what it overwrites then is given back (t).
subroutine fused(n, x, w, y, z, s)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: x(n), w
  real(8), intent(out) :: y(n), z, s(n, n)
  real(8) :: t, u
  integer :: i, j, k
  s = 0; t = sin(w); z = t*t
  do j = 1, n
    do i = 1, n                                              ! a nest with a sum inside, and a choice
      t = 0.7d0*x(i)
      u = 0
      do k = 1, j
        u = u + t*x(k)
      end do
      if (u > 0.3d0) then
        t = 2*t*u
      else if (u > 0.1d0) then
        t = t + u
      end if
      s(i, j) = s(i, j) + t*t*u
    end do
  end do
  do i = n, 1, -1
    t = 0.7d0*x(i)
    t = t*x(i)
    y(i) = t*t
  end do
  x(2) = 0.5d0*w
  z = z + x(2)*x(2)
end subroutine
