subroutine s(x, y)
  real x, y
  implicit reel (a)
end subroutine s
