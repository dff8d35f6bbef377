subroutine s(x, y)
  real x, y
  common /c x
end subroutine s
