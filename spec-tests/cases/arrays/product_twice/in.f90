! The second derivative of a product one or two of whose factors are 0: that of the pairs with this factor is the product of the others.
subroutine f(x, y)
  implicit none
  real(8), intent(in) :: x(4)
  real(8), intent(out) :: y
  y = product(x) + product(x(2:3)*x(3:4))
end subroutine f
