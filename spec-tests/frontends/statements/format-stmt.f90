subroutine s
  write (6, 10) 1, 2.0
  write (6, 20)
10 format (i5, f8.3, ' text (with) "quotes" ', 2(1x, es12.5), ss, bn, b8, o4, z8.8, l1, g12.4e3, dt, *(a))
20 format (1x, 'a,b', //, x, 3p, 2e9.1, d10.2)
end subroutine s
