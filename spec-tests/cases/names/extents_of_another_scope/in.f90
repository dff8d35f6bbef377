module m
  implicit none
  integer, parameter :: n = 3
  real(8) :: c(n, n) = 0.5d0
contains
  function f(x) result(r)
    real(8), intent(in) :: x
    real(8) :: r(n)
    r = x * [1.0d0, 2.0d0, 3.0d0]
  end function
end module
module k
  use m, only: d => c, f
  implicit none
  integer, parameter :: n = 5
contains
  subroutine head(x, y)
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y(n)
    real(8) :: w(n), z(3)
    w = x * x
    z = matmul(d, w(1:3)) + f(w(2))
    d = spread(z, 2, 3)
    d = d * transpose(d)
    z = f(z(1)) * z
    y = w
    y(1:3) = matmul(z, d) * y(1:3)
    d = sin(d)
    y(4) = y(4) + sum(d)
  end subroutine
end module
