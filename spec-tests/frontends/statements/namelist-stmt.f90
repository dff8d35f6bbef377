subroutine s
  real a, b(3)
  integer n
  namelist /in/ a, b /out/ n, a
  namelist /in/ n
  read (5, nml=in)
  read (5, in)
  write (6, nml=out)
  write (6, out)
end subroutine s
