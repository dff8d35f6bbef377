subroutine s(x, y)
  real x(3), y(3)
  type(t) o
  call o%run(x, y)
end subroutine s
