! Of a sum that is set just before the loop no part is used: nothing is recorded in the loop.
subroutine lengths(m, n, a, r, total)
  implicit none
  integer, intent(in) :: m, n
  real(8), intent(in) :: a(m, n)
  real(8), intent(inout) :: r(n)
  real(8), intent(out) :: total
  integer :: i, j
  total = 0.0d0
  do j = 1, n
    total = total + r(j)*r(j)
    r(j) = 0.1d0
    do i = 1, m
      r(j) = r(j) + a(i, j)*a(i, j)
    end do
    r(j) = sqrt(r(j))
  end do
  do j = 1, n
    total = total + r(j)*exp(r(j))
  end do
end subroutine lengths

! Here the loop goes on with what was there, or uses a part.
subroutine sums(m, n, a, r, total)
  implicit none
  integer, intent(in) :: m, n
  real(8), intent(in) :: a(m, n)
  real(8), intent(inout) :: r(n)
  real(8), intent(out) :: total
  integer :: i, j
  total = 0.0d0
  do j = 1, n
    total = total + r(j)*r(j)
    do i = 1, m
      r(j) = r(j) + a(i, j)*a(i, j)
    end do
    r(j) = sqrt(r(j))
  end do
  do j = 1, n
    r(j) = 1.0d0
    do i = 1, m
      r(j) = r(j) + a(i, j)*a(i, j)
      total = total + r(j)*r(j)
    end do
  end do
end subroutine sums

! What the loop sets is set before it, too, but nothing needs that, and it is left out: the loop keeps what was there (found by a random
! program).
subroutine left_out(x, k, y)
  implicit none
  real(8), intent(in) :: x
  integer, intent(in) :: k
  real(8), intent(out) :: y
  real(8) :: t, u
  integer :: i
  t = x
  u = 2.0d0
  y = sin(t)
  t = t
  i = k
  do while (i > 0)
    t = x - 1.0d0
    t = t + 0.5d0
    if (t < u) u = u*x
    i = i - 1
  end do
  y = y + u
end subroutine left_out
