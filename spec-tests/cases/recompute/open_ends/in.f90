! Ends that are not those of the loop, or where no sum for a trip may be kept: each trip adds in its place.
subroutine open_ends(n, u, s, x)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: u(n), s(2:n)
  real(8), intent(out) :: x(n)
  integer :: i, k, last
  x = 0
  do i = 1, n - 1                                            ! up to n, not to n - 1
    x(i) = x(i) + u(min(i + 1, n))*u(i)
  end do
  do i = n, 1, -1                                            ! downwards
    x(i) = x(i) + u(min(i + 1, n))*u(i)
  end do
  do i = 1, n                                                ! s has no place for the first trip
    x(i) = x(i) + s(min(i + 1, n))*s(max(i, 2))
  end do
  last = n
  do i = 1, last                                             ! the end moves
    x(i) = x(i) + u(min(i + 1, last))*u(i)
    last = n - 1
  end do
  do i = 1, n                                                ! two ends in one variable
    k = min(i + 1, n)
    x(i) = x(i) + u(k)*u(i)
    k = max(i - 1, 1)
    x(i) = x(i) + u(k)*u(i)
  end do
  do i = 1, n                                                ! as a person may write it: not known
    k = i + 1
    if (k > n) k = 1
    x(i) = x(i) + u(k)*u(i)
  end do
end subroutine
