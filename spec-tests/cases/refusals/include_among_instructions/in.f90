subroutine s(x, y)
  real x, y
  y = x
  include 'nowhere.inc'
end subroutine s
