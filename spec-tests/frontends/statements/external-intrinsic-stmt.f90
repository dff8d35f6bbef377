subroutine s(f, y)
  external f, g
  external :: h
  intrinsic sin, dcos
  real f, g, y
  y = f(g) + sin(y) + dcos(1d0)
  call h(sin, f)
end subroutine s
