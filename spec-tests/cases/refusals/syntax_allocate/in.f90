subroutine s(x, y)
  real x, y
  allocate x
end subroutine s
