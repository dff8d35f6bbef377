subroutine s(x, y)
  real x, y
  print *, 'abc
end subroutine s
