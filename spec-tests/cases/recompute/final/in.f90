! What is overwritten ahead of all that was used is not recorded: below a pivot or above it, in one dimension or the other.
subroutine final(n, a, z, x)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n, n), z(n)
  real(8), intent(out) :: x(n)
  real(8) :: f(n, n), g(n, n), u(n), v(n), w(n), p(n), s
  integer :: i, j, k
  f = a; g = a; u = z; v = z; w = z; p = z
  do k = 1, n - 1
    do i = k + 1, n
      f(i, k) = f(i, k)/f(k, k)                     ! used by its own derivative: recorded
    end do
    do j = k + 1, n
      do i = k + 1, n
        if (a(i, j) > 0.2d0) f(i, j) = f(i, j) - f(i, k)*f(k, j)
      end do
    end do
  end do
  do k = 1, n - 1, 1
    x(k) = 2*g(3, k)                                ! not used by a derivative
    do j = 1, n
      do i = k + 1, n, 1
        g(i, j) = g(i, j) - g(k, j)**2*z(i)         ! rows alone
      end do
    end do
  end do
  do j = 1, n - 1
    do i = n, j + 1, -1
      u(i) = -((-u(i)) + f(i, j)*u(j)) - (2*g(1, 1))
    end do
  end do
  do j = n, 2, -1
    do i = 1, j - 1
      v(i) = v(i) - (z(i)**v(j) - u(i)/v(j) + z(j)*exp(-(v(j) + u(1)) - (u(2) - v(j))))
    end do
  end do
  do j = n, 2, -1
    do k = 1, 2
      s = w(j) + z(k)                                ! computed again
      x(k) = s*s
      p(k) = p(k) + x(k)
    end do
    do i = j - 1, 1, -1
      w(i) = w(i) - w(j)**2
    end do
    w(j) = w(j) + z(j)*p(1)
  end do
  x = u + v + w + p
end subroutine final
