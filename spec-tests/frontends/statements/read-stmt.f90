subroutine s(a, b, i, t)
  real a(5), b
  integer i, j
  character(len=80) t
  read *, b
  read 100, b, a(1)
  read (5, *) a
  read (5, 100, end=10, err=20, iostat=i) b, (a(j), j = 1, 5)
  read (unit=5, fmt='(f8.2)', advance='no', size=i, eor=10) b
  read (t, *) i
  read (5) a(2:4)
  read (5, rec=3) b
  read '(i5)', i
10 continue
20 continue
100 format (f10.3, 2x, i5)
end subroutine s
