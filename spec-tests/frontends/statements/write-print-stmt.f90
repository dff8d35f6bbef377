subroutine s(a, b, i, t)
  real a(5), b
  integer i, j
  character(len=80) t
  print *
  print *, 'x', b, (a(j), j = 1, 5)
  print 100, i, b
  print '(a)', t
  write (*, *)
  write (6, 100) i, b
  write (unit=6, fmt=*, err=10, iostat=i) a(1:2), ((a(i), i = 1, 2), b, j = 1, 2)
  write (t, '(i3)') i
  write (6, '(3(i4,1x))', advance='no') i
10 write (6, *) 'end'
100 format (1x, i5, 'it''s', 1p, e12.4, /, 3(a, tr2), :, t20)
end subroutine s
