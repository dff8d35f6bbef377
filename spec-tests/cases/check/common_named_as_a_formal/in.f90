! The member of COMMON has the name of a formal that is only set; it is read, so a value is asked for.
subroutine solve(x, y, mode)
  double precision x, y
  integer mode
  mode = 0
  call power(x, y)
end subroutine solve

subroutine power(x, y)
  double precision x, y
  integer mode
  common /modes/ mode
  y = x
  if (mode == 1) y = x*x
end subroutine power
