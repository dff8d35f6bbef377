subroutine s(a, n)
  integer n, i, j
  real a(n)
  do i = 1, n
    a(i) = i
  end do
  do 10 i = n, 1, -1
    a(i) = 0
10 continue
  do 20 i = 1, n
    do 20 j = 1, n
      a(i) = j
20 continue
  do while (a(1) < 3)
    a(1) = a(1) + 1
  enddo
  outer: do
    do, i = 1, 2
      if (a(i) > 1) exit outer
      cycle outer
    end do
  end do outer
  do 30, while (a(2) > 1)
30 a(2) = a(2) - 1
end subroutine s
