subroutine top(n, x, y)
  integer n
  real(8) x(n), y, s
  integer i, k
  k = 2
  s = 1d0
  do i = 1, n
    !$AD NOCHECKPOINT
    call work(n, k, x, s)
    s = s * 1.5d0
  end do
  k = 5
  call work(n, k, x, s)
  y = s * s
end subroutine
!$AD NOCHECKPOINT
subroutine inner(a, b, w)
  real(8) a, b, w
  w = exp(-a*a)
  b = b * w
  w = w * w + b
end subroutine
subroutine work(n, k, x, s)
  integer n, k, j
  real(8) x(n), s, t, w
  t = 0
  w = 1
  do j = 1, n
    t = t + x(j)**k * w
    call inner(t, s, w)
    if (t > 1) then
      k = k + 1
    end if
    x(j) = sin(x(j)*s) * t
  end do
  s = s * cos(t)
  if (k > 4) k = 1
end subroutine
