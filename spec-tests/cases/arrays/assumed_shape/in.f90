! Bounds other than 1, assumed shapes, a local with an extent that is computed, a local that is named as a function.
module m
  implicit none
  real(8) :: g(5)
contains
  subroutine f(x, y)
    real(8), intent(in) :: x(0:)
    real(8), intent(inout) :: y(:)
    real(8) :: sum, w(-1:size(y))
    sum = x(1)
    w = 0
    w(1:) = y*sum
    g(:) = x(0:4)*sum
    y(2:) = y(:size(y)-1)*x(2:) + w(-1)
    y(1:5) = g(5:1:-1)*g + sum*dot_product(w(1:), y)
    w(-1:2) = w(3:size(w)-2)
    y = y*w(1:)
    g = 0
  end subroutine f
end module m
