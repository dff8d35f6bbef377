subroutine s1(x, y)
  real(8) :: x(3), y(4)
  y = reshape(x, [4], pad=[x(1)])
end subroutine
