subroutine s(x, y)
  real x, y
  call f(x,
end subroutine s
