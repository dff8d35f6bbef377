! GET_ENVIRONMENT_VARIABLE overwrites a string and a status that decide.
! standard: 16.9 MVBITS and other subroutines
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  integer :: status
  character(8) :: value
  status = 0
  call get_environment_variable('NO_SUCH_VARIABLE_HERE', value, status=status)
  y = x
  if (status == 1) y = x*x
end subroutine f
