! What a backward loop adds to neighbours of an element is collected in arrays, for all but one of them.
subroutine collected(n, u, c, x)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: u(n), c(n)
  real(8), intent(out) :: x(n)
  real(8) :: f(n, n), g(0:n, 2, 2), s(n), h(n, 2), q(n, 2, n)
  real(4) :: w(n)
  integer :: i, j
  x = 0; s = c; f = 1.5d0; g = 0.7d0; h = 0.3d0; q = 0.4d0; w = 0.6
  f(1, :) = c; f(:, 2) = u; g(1, 1, 1) = c(1); h(3, 2) = u(2); q(2, 1, 2) = c(3); w(2) = real(u(1))
  do i = 2, n - 1
    x(i) = u(i - 1)*c(i) - 2*u(i)*c(i) + u(i + 1)*c(i)      ! three
  end do
  do i = n - 1, 2, -1
    x(i) = x(i) + c(i)*(c(i + 1) - c(i - 1))                ! two beside
  end do
  do j = 2, n - 1
    do i = 1, n - 2
      s(i) = s(i) + f(i + 2, j)*f(i, j) + f(i, j + 1)       ! two further on, and another column
      s(i) = s(i) + h(i + 1, 2)*h(i, 2)*q(i, 1, j)*q(i + 1, 1, j)
    end do
  end do
  do j = 1, 2
    do i = 1, n - 1, 1
      x(i) = x(i) + g(i - 1, j, 1)*g(i, j, 1) - w(i)*w(i + 1)*c(j)
    end do
  end do
  do i = 1, n - 2
    x(i + 1) = x(i + 1) + s(i)*s(i + 1)*u(i + 2)
  end do
  do i = 3, 4
    x(i) = x(i) + c(i - 1)*c(i - 2) + s(i + 1)*s(i)
  end do
  do i = n - 2, n - 1
    x(i) = x(i) + c(i - 1)*c(i + 1)*c(i) + s(i - 2)*s(i)
  end do
  do i = j - 1, j + 1                                        ! j is 3
    x(i) = x(i) + c(i - 1)*c(i)*c(i + 1)*s(i - 2 + j)*s(i)
  end do
end subroutine collected
