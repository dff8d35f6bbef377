subroutine s(i, x)
  integer i
  real x
  go to 10
10 continue
  goto (10, 20, 30), i
20 go to (20, 30) i + 1
30 if (x) 10, 20, 40
40 x = 1
  if (x > 1) goto 50
50 end subroutine s
