! A section of an array as a subscript of the array itself.
subroutine f(x, k, y)
  integer :: k(3), b(3)
  real*8 :: x(3), y
  b(b(2:3)) = k(1:2)
  y = x(k(1))*x(b(1))
end subroutine f
