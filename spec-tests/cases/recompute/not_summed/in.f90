! What a backward loop adds to an element that it also reads or sets, or that is another one each trip, stays where it is.
subroutine not_summed(n, k, z, x)
  implicit none
  integer, intent(in) :: n, k
  real(8), intent(in) :: z(n)
  real(8), intent(inout) :: x
  real(8) :: b(n), c(n), d(n), e(n), f(n, n), g(n), h(n, n), o(n), p(n), q(n, 2, 2), r(n), s(n)
  integer :: i, j, l
  b = z; c = z; d = z; e = z; f = 2; g = z; h = 1; o = z; p = z; q = 2; r = z; s = z
  do i = 1, n
    l = mod(i, n) + 1
    x = x + z(i)*b(l)                               ! another one each trip
  end do
  do i = 1, n
    c(i) = c(i) + z(i)*c(k)                         ! perhaps the one that is read
    x = x*c(i)
  end do
  do i = 1, n
    x = x + z(i)*d(k)
    d(k) = x*z(1)                                   ! set in the loop
  end do
  do i = 1, n
    x = x + z(i)*e(k)
    call scale(e, x)                                ! handed on
  end do
  l = 1
  do j = l + 1, n - 1
    do i = 1, n
      f(i, j) = f(i, j)*z(i) - f(k, l)              ! behind l, which changes
      f(i, 1) = f(i, j)*f(k, j)
    end do
    l = n - j + 1
  end do
  do j = 1, n - 1
    do i = j + 1, n
      r(i) = r(i)*z(i) - r(j)*z(j)
      r(k) = r(k)*z(i)                              ! perhaps r(j)
    end do
  end do
  do i = 1, n
    s(k) = s(k) + x/3                               ! only read
    x = x + z(i)*s(k)
  end do
  do i = 1, n, 2
    x = x + z(i)*g(k)                               ! by two
  end do
  do j = 1, n - 1
    l = j
    do i = j + 1, n
      h(i, j) = h(i, j)*z(i) - h(k, l)*z(j)         ! behind j, and l is j
      l = i
    end do
  end do
  do i = 1, n
    x = x + z(i)*o(k)
    select case (i)
    case (2)
      x = x*o(k)
      o(k) = z(2)                                   ! set in a case
    end select
  end do
  do i = 1, n
    x = x + z(i)*p(k)
    if (x > 0.3d0) p(k) = x*z(1)                    ! set in a part
  end do
  do i = 1, n
    do j = 1, 2
      q(i, j, 1) = q(i, j, 1)*z(i) - q(k, 1, 1)*z(j)    ! three dimensions
    end do
  end do
  x = x + sum(f) + sum(r) + sum(h) + sum(q) + d(1) + e(1) + p(2) + o(2)
end subroutine not_summed

subroutine scale(e, x)
  implicit none
  real(8), intent(inout) :: e(*), x
  e(1) = e(1)*x + e(2)
  x = x*e(2)
end subroutine scale
