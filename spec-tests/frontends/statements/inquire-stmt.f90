subroutine s(i, l, t)
  integer i
  logical l
  character(len=10) t
  real x
  inquire (10, exist=l, opened=l, name=t)
  inquire (file='x', number=i, err=10)
  inquire (iolength=i) x, l
10 continue
end subroutine s
