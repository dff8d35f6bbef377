subroutine s(a, x, y)
  implicit none
  real(8) :: a(3, 3), x(3), y(3)
  y = matmul(transpose(a), x)
end subroutine s
