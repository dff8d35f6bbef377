module vectors
  integer, parameter :: wp = 8
contains
  function project(a, b) result(c)                ! as long as what is passed
    real(wp), intent(in) :: a(:), b(size(a))
    real(wp) :: c(size(a))
    c = b*dot_product(a, b)/dot_product(b, b)
  end function
  function powers(n, x) result(p)                 ! as long as a number says
    integer, intent(in) :: n
    real(wp), intent(in) :: x
    real(wp) :: p(0:n), q
    integer :: i
    q = 1.0_wp
    do i = 0, n
      p(i) = q
      q = q*x
    end do
  end function
  function product_of(a, b) result(c)
    real(wp), intent(in) :: a(:, :), b(:, :)
    real(wp) :: c(size(a, 1), size(b, dim=2))
    c = matmul(a, b)
  end function
end module
subroutine f(n, m, x, y, z)
  use vectors
  integer :: n, m, k
  real(wp) :: x(n), y(-1:n - 2), z(n, n), w(n, m)
  k = n/2
  y = x - project(x, y)                           ! another lower bound
  y(0:k) = y(0:k)*project(b=x(2:k + 2), a=y(0:k))        ! of sections
  y(-1:m) = 2.0_wp*powers(m + 1, x(1))
  w = spread(x, 2, m)
  z = z + 3.0_wp*product_of(w, z(:m, :))
end subroutine f
