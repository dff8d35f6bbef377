module m
  implicit none
  integer, parameter :: wp = kind(1.0d0), np = 3
contains
subroutine head(x, n, y)
  integer, intent(in) :: n
  real(wp), intent(in) :: x(n)
  real(wp), intent(out) :: y
  integer :: i
  real(wp) :: t
  y = 0.0_wp
  t = 2.0_wp
  do i = 1, n
    ! before the block
    block
      real(wp) :: t, y2  ! inner
      real(wp) :: w(np), v(n)
      integer, parameter :: k = 2
      t = x(i) * x(i)
      ! a comment
      w = t * [1.0_wp, 2.0_wp, 3.0_wp]
      v = x * t
      y2 = sin(t) + w(k) + v(n)
      inner: block
        real(wp) :: w, t2
        w = t * y2
        t2 = w
        if (w > 100.0_wp) exit inner
        y = y + w * t2
      end block inner
      y = y + t * y2 + w(1)
      ! last
    end block
  end do
  block
    real(wp) :: y2, w
    y2 = t * x(1)
    w = y2 * x(2)
    y = y * w + y2
  end block
end subroutine
end module
