subroutine s(a, n)
  integer n, i, j
  real a(n, n)
  do concurrent (i = 1:n)
    a(i, i) = 0
  end do
  do concurrent (i = 1:n, k = 1:n:2, i /= k)
    a(i, k) = 1
    do j = 1, 2
      a(i, k) = j
    end do
  end do
end subroutine s
