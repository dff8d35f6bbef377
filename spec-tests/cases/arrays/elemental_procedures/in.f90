! Elemental procedures over arrays are called for one element after the other.
module m
  implicit none
contains
  elemental real(8) function mean(a, b)
    real(8), intent(in) :: a, b
    mean = sqrt(a*b)
  end function mean
  elemental subroutine turn(a, b, c)
    real(8), intent(inout) :: a
    real(8), intent(in) :: b
    real(8), intent(out) :: c
    c = a*b
    a = a + c
  end subroutine turn
  subroutine f(n, x, z, y)
    integer :: n
    real(8) :: x(n), z, y(n), c(0:n-1, 2), d(n)
    y = mean(x, z)
    c(:, 1) = mean(x(n:1:-1), y)*z
    c(:, 2) = mean(mean(x, c(:, 1)), 2.0d0)
    call turn(y, c(:, 1)*z, d)
    call turn(c(1:, 1), x(2), c(:n-2, 2))
    y = y + d*c(:, 1) - sum(mean(c, x(1)))
    call turn(a=y(1), c=y(2), b=mean(z, z))
  end subroutine f
end module m
