! What is overwritten by a loop though derivatives use it again is recorded.
subroutine not_final(n, z, x)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: z(n)
  real(8), intent(inout) :: x
  real(8) :: b(n), c(n), d(n), e(n), f(n), g(n), h(n), o(n)
  real(8) :: p(n), q(n), r(n), s(n), t(n), u(n), v(n)
  real(8) :: w(n), y(n), k(n), aa(n), round(n), passed(n), a, own(9), other(8)
  equivalence (own(3), other(1))
  real(8) :: three(n, 2, 3), up(n), odd(n)
  integer :: i, j, l, m, from(n), to(n)
  l = 0; up = z; odd = z; from = 2; to = 2; three = z(2); own = 1; w = z; y = z; k = 2; aa = z; round = z; passed = z
  b = z; c = z; d = z; e = z; f = z; g = z; h = z; o = z; p = z; q = z; r = z; s = z; t = z; u = z; v = z
  do j = 1, n - 1
    x = x + z(j)*b(3)                               ! not at the counter
    do i = j + 1, n
      b(i) = b(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    x = x + z(1)*c(j)                               ! from the counter itself on
    do i = j, n
      c(i) = c(i) - z(i)*z(j)
    end do
  end do
  do j = n - 1, 1, -1
    x = x + z(1)*d(j)                               ! behind what was used
    do i = j + 1, n
      d(i) = d(i) - z(i)*z(j)
    end do
  end do
  do j = n, 2, -1
    x = x + z(1)*e(j)                               ! up to the counter
    do i = j, 1, -1
      e(i) = e(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    x = x + z(1)*f(j)                               ! from elsewhere on
    do i = l + 1, n
      f(i) = f(i) - z(i)*z(j)
    end do
  end do
  do j = 2, n
    x = x + z(1)*g(j)                               ! below what was used
    do i = 1, j - 1
      g(i) = g(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    x = x + z(1)*h(j)                               ! by two
    do i = n, j + 1, -2
      h(i) = h(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    x = x + z(1)*o(j)                               ! two away
    do i = j + 2, n
      o(i) = o(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    x = x + (z(2) - p(3)*z(1))*z(1)                 ! in a sum
    do i = j + 1, n
      p(i) = p(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    x = x + q(3)**2                                 ! to a power
    do i = j + 1, n
      q(i) = q(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    x = x + -exp(r(3)*z(j))                         ! in a function
    do i = j + 1, n
      r(i) = r(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    x = x + z(1)/s(3)                               ! as a divisor
    do i = j + 1, n
      s(i) = s(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    x = x + z(1)**t(3)                              ! as an exponent
    do i = j + 1, n
      t(i) = t(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    x = x + z(1)*(u(j) + u(3))                      ! beside what is left behind
    do i = j + 1, n
      u(i) = u(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    x = x + z(1)*atan2(v(j), z(2))                  ! in a function of two
    do i = j + 1, n
      v(i) = v(i) - z(i)*z(j)
    end do
  end do
  do j = n, 2, -1
    x = x + z(1)*up(j)                              ! from below the counter up
    do i = j - 1, n, 2
      up(i) = up(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n, 2
    x = x + z(1)*odd(j)                             ! the outer one by two
    do i = 1, j - 1
      odd(i) = odd(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    x = x + z(1)*w(j)*w(j)                          ! used before the loop, too
    do i = j + 1, n
      w(i) = w(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    do i = j + 1, n
      w(i) = w(i) - w(j)*z(i)
    end do
  end do
  do j = 1, n - 1
    y(int(k(3))) = y(int(k(3)))*x                   ! says what is recorded
    do i = j + 1, n
      k(i) = k(i) + 1
    end do
  end do
  x = x*y(2)*y(3)*y(4)
  do j = 1, n - 1
    x = x + y(from(3))                              ! says where it comes from
    y(to(3)) = z(1)*x                               ! says where it goes
    three(to(2), 1, 1) = three(to(2), 1, 1) + x*three(j, 2, 3)
    do i = j + 1, n
      from(i) = mod(from(i), n) + 1
      to(i) = mod(to(i), n) + 1
      three(i, 2, 3) = three(i, 2, 3) - z(i)        ! in three dimensions
    end do
  end do
  x = x*y(2)*y(3)*three(2, 1, 1)*three(3, 1, 1)
  do j = 1, n - 1
    do m = 1, 2
      a = aa(3) + z(m)                              ! computed again
      x = x + a*a
    end do
    x = x + aa(j)*z(2)
    do i = j + 1, n
      aa(i) = aa(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    x = x + z(1)*other(j)                           ! shares storage
    do i = j + 1, n
      own(i) = own(i) - i*j
    end do
  end do
  j = 1
  do i = j + 1, n                                   ! around the loop
    do j = 1, n - 1
      x = x + z(1)*round(j)
      round(i) = round(i) - z(i)*z(j)
    end do
  end do
  do j = 1, n - 1
    call product(n, passed, x)                      ! used by what is called
    do i = j + 1, n
      passed(i) = passed(i) - z(i)*z(j)
    end do
  end do
end subroutine not_final

subroutine product(n, p, x)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: p(n)
  real(8), intent(inout) :: x
  x = x + 0.1d0*p(3)*p(4)
end subroutine product
