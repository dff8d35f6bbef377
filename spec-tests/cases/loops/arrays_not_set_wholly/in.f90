! Loops that look as if they set all of an array, and do not, or not before something reads it: what was there is used again.
subroutine in_part(n, m, x, y)
  implicit none
  integer, intent(in) :: n, m
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8) :: a(n), b(n), c(n), d(n), f(n, n), h(4), p(n), q(n), o(n), v(n), z(2*n), half(n)
  equivalence(h(1), z0(1))
  real(8) :: z0(4)
  integer :: e, i, k
  a = 0.1d0
  b = 0.2d0
  c = 0.3d0
  d = 0.4d0
  f = 0.5d0
  h = 0.6d0
  p = 0.7d0
  q = 0.8d0
  o = 0.9d0
  v = 1.1d0
  z = 1.2d0
  half = 1.3d0
  y = 0
  k = n
  do e = 1, 3
    do i = 2, n                                              ! not the first
      a(i) = x(i)*a(1)*0.5d0
    end do
    a(1) = a(n)*a(2)
    do i = 1, n                                              ! where a test says so
      if (x(i) > 0.3d0) b(i) = b(i)*x(i)
    end do
    do i = 1, n                                              ! what is read there is that of the trip before
      c(i) = sin(c(i)*x(i))
    end do
    do i = 1, n                                              ! ... read in another place
      d(i) = x(i)*d(n + 1 - i)
    end do
    do i = 1, n                                              ! a diagonal
      f(i, i) = x(i)*f(1, n)
    end do
    z0(2) = h(1)*x(1)                                        ! another name of it
    do i = 1, 4
      h(i) = x(1)*z0(4)
    end do
    do i = 1, k                                              ! a bound that changes
      p(i) = x(i)*0.9d0
    end do
    k = m
    do i = 1, n                                              ! leaves early
      q(i) = x(i)*q(n)
      if (x(i) > 0.35d0) exit
    end do
    do i = 1, n, 2                                           ! every second one
      o(i) = x(i)*o(n)*o(2)
    end do
    do i = 1, n                                              ! read behind a part of it alone
      v(i) = x(i)*1.1d0
      y = y + v(min(i + 1, n))**2
    end do
    do i = 1, n                                              ! not all that is declared
      z(i) = x(i)*z(n + 1)
    end do
    z(n + 1) = z(1)*z(2)
    half(1) = x(1)*half(2)                                   ! one by one, but not all
    half(2) = x(2)*half(3)
    y = y + sum(a*b*c*d) + sum(f*f) + sum(h)*sum(p*q) + sum(o*v*o) + sum(z**2) + sum(half**2)
  end do
end subroutine

! What another procedure reads of it, and what an internal one does.
subroutine seen(x, y)
  implicit none
  real(8), intent(in) :: x(3)
  real(8), intent(out) :: y
  real(8) :: s(3), l(3)
  common /shown/ s
  integer :: e, i
  s = 0.5d0
  l = 0.4d0
  y = 0
  do e = 1, 3
    do i = 1, 3
      s(i) = x(i)*0.7d0
      call look(y)
    end do
    do i = 1, 3
      l(i) = x(i)*0.8d0
      call see
    end do
    y = y*s(1)*l(2)
  end do
contains
  subroutine see
    y = y + l(3)**2
  end subroutine
end subroutine
subroutine look(y)
  implicit none
  real(8), intent(inout) :: y
  real(8) :: s(3)
  common /shown/ s
  y = y + s(3)**2
end subroutine
