! DO CONCURRENT is the loops that it stands for: its variables are its own where the unit uses them for something else, a
! mask may read the element that its trip overwrites.
subroutine head(n, a, b, k, y)
  implicit none
  integer, intent(in) :: n
  integer :: i, j, k
  real(8) :: a(n), b(n, n), y, t
  k = 2
  t = a(1)
  do concurrent (k=1:n)
    a(k) = a(k)*t
  end do
  do concurrent (i=1:n, j=1:n:2, i /= j)
    b(i, j) = b(i, j)*a(j) + a(i)
  end do
  trips: do concurrent (i=1:n)
    a(i) = a(i)*a(i)
  end do trips
  do concurrent (i=1:n, j=1:n, b(i, j) > 0.4d0)
    b(i, j) = b(i, j)**2
  end do
  y = t*a(k)
  do concurrent (i=1:n)
    y = y + b(i, i)*a(i)
  end do
end subroutine head
