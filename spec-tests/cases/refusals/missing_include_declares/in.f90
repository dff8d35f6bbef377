subroutine s(x, y)
  include 'nowhere.inc'
  real x, y
  m = x*2
  y = m
end subroutine s
