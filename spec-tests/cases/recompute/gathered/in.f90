! What a loop overwrites one element a trip, and its backward trips do not use, is kept at once; all else where it is overwritten.
subroutine gathered(n, m, k, u, x, y)
  implicit none
  integer, intent(in) :: n, m
  integer, intent(inout) :: k(n)
  real(8), intent(inout) :: u(n, m), x(n)
  real(8), intent(out) :: y
  integer :: i, j, t, first, g(n)
  real(8) :: v(n, m), w(n), own(n), carried(n), placed(n), twice(n), slow(n, m), odd(n)
  logical :: sign(n)
  own = 1; carried = 2; placed = 3; twice = 4; slow = 5; odd = 6; w = 7; v = 8; sign = .true.; first = 1; g = 1
  do t = 1, 2
    do j = 2, m - 1
      do i = 2, n - 1
        v(i, j) = u(i, j)*u(i + 1, j) + u(i, j - 1)
      end do
    end do
    do j = 2, m - 1
      do i = n - 1, first + 1, -1
10      u(i, j) = v(i, j)                         ! a column at once
      end do
    end do
    do i = 1, n
      own(i) = own(i)*x(g(i))                     ! its own adjoint reads it
      carried(i) = sin(x(i))                      ! the next trip reads it
      if (i > 1) w(i) = w(i)*carried(i - 1)
      sign(i) = x(i) > 0.5d0*t
      if (sign(i)) w(i) = w(i)*x(i)
      twice(i) = own(i)
      twice(mod(i, n) + 1) = 3                    ! and again elsewhere
    end do
    do i = 1, n
      placed(k(i)) = x(i)                         ! not the counter
      k(i) = mod(k(i), n) + 1                     ! says a place
      do j = 1, m
        slow(i, j) = x(i)*t                       ! along the other subscript
      end do
    end do
    do i = 1, n, 2
      odd(i) = cos(x(i))                          ! every other one
    end do
    first = first + t - 1
    do i = 1, n
20    x(i) = 0.1d0*(own(i) + carried(i) + placed(k(i)) + twice(i) + slow(i, m) + odd(i) + w(i))
      g(i) = mod(i + t, n) + 1                    ! the next one, too
    end do
  end do
  do i = 1, n
    w(i) = u(i, 1)*u(1, 1)                        ! nothing reads it: it is not kept, either
  end do
  y = 0
  do j = 1, m
    do i = 1, n
      y = y + u(i, j)**2*x(i)*own(i)*carried(i)*placed(i)*twice(i)*slow(i, j)*odd(i)
    end do
  end do
end subroutine gathered
