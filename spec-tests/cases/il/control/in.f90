subroutine s(n, a)
  integer n, i, k(3)
  real a(n)
  data k /1, 2, 3/
  k(k(1)) = 5
  do 10 i = n, 1, -1
    if (a(i) < 0.0) then
      a(i) = -a(i)
    else if (a(i) > 1.0) then
      goto 10
    end if
10 continue
  do while (a(1) > 1.0)
    a(1) = a(1)/2.0
  end do
  print *, a(1:2)
end
