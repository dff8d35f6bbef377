! SIZE= and other specifiers are outputs of the statement.
! standard: 12.6.2
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  integer :: n, m, ios
  character(3) :: s, buffer
  buffer = 'abc'
  n = 1
  read (buffer, '(a)', iostat=ios) s
  n = len_trim(s)
  open (newunit=m, status='scratch')
  close (m)
  y = x**n
end subroutine f
