subroutine s1(x, y)
  real(8) :: x(3), y
  call t(x(1), x(2), y, *10, *20)
  y = y + x(3)
  return
10 y = y*x(3)
  return
20 y = y*y + x(1)
end subroutine
subroutine t(a, b, c, *, *)
  real(8) :: a, b, c
  integer, save :: calls = 0
  calls = calls + 1
  c = a*b*calls
  if (a > 0.5d0) return 1
  c = c + a
  if (b > 0.5d0) return 2
  c = c*2
end subroutine
