subroutine s(x, y)
  real x, y
#define TWO 2
  y = TWO*x
end subroutine s
