subroutine s(a, x, y)
  implicit none
  real(8) :: a(3, 3), x(3), y
  y = dot_product(matmul(a, x), x)
end subroutine s
