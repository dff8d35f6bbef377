subroutine g(n, x, y)
  integer :: n, i
  real*8 :: x(n), y, s, t
  s = 1.0d0
  do i = 1, n
    t = x(i)*s
    s = sin(t) + s*x(i)
    if (s > 1.5d0) then
      s = s*t
    end if
  end do
  y = s*s
end subroutine
