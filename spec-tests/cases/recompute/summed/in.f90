! What the trips of a backward loop add to one element goes through a variable.
subroutine summed(n, k, a, z, x)
  implicit none
  integer, intent(in) :: n, k
  real(8), intent(in) :: a(n, n), z(n)
  real(8), intent(out) :: x(n)
  real(8) :: u(n), v(n), w(n), r(n), f(n, n)
  complex(8) :: c, p(n)
  integer :: i, j, l, m(1)
  x = 0; u = z; v = z; w = z; r = z; m = 1; f = a; x(2) = z(m(1)); p = z; c = p(2)
  do j = 1, n
    do i = 1, n
      x(i) = x(i) + a(i, j)*z(j) - z(j)/a(k, k)       ! two elements; one of them also around
    end do
  end do
  do j = 1, n - 1
    do i = j + 1, n
      u(i) = u(i) - a(i, j)*u(j)                      ! above
    end do
  end do
  do j = 1, n - 1
    do i = j + 1, n
      r(i) = r(i) - a(i, j)*r(j)                      ! beside what only the others have
      r(i) = r(i)*z(i) + r(i)/2
      r(i) = r(i)*z(j) - r(i)*a(i, j)
      r(i) = -r(i)
    end do
  end do
  do i = 1, n
    x(i) = x(i)*z(k)
    m(1) = m(1) + 1                                   ! counted back
  end do
  x(1) = x(1)*z(m(1) - n)
  do j = n, 2, -1
    do i = 1, j - 1
      v(i) = v(i)/2 - (v(i)*a(i, j) - v(j)*a(1, j))   ! below
    end do
    do i = j - 1, 1, -1
      w(i) = -w(i) + w(j)*z(i)
    end do
  end do
  do l = 1, n - 1
    do j = l + 1, n
      do i = 1, n
        f(i, j) = f(i, j) - a(i, l)*f(i, l)*f(k, l)   ! another column
      end do
    end do
  end do
  do i = 1, 4
    if (z(i) > 0.4d0) then
      x(i) = x(i)*z(k)                                ! chosen; there are trips
      if (z(i) > 0.8d0) x(i) = x(i) + z(k + 1)*f(1, i)
    else
      c = c*p(k)
    end if
  end do
  x = x + u + v + w + r + real(c)
end subroutine summed
