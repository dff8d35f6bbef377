! A number is written into a string that decides a branch: passive.
! standard: 12.4
! head: f(x)>(y)
! set: n=42
subroutine f(n, x, y)
  implicit none
  integer :: n
  real(8) :: x, y
  character(5) :: s
  write (s, '(i5)') n
  y = x
  if (adjustl(s) == '42') y = x**3
end subroutine f
