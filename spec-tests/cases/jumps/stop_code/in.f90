! What STOP gives to the system is computed in the derivative, too.
module limits
  implicit none
  character(8), parameter :: shape = '(f8.3)'
end module

subroutine f(x, y, n)
  use limits, only: shape
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  integer, intent(in) :: n
  integer :: code
  logical :: silent
  y = x*x
  code = 0
  silent = n < 0
  if (y > 10) then
    code = n + 3
    write (*, shape) y
    write (*, 100) y
100 format (f8.2)
    stop code, quiet=silent
  end if
  y = sin(y)*x
end subroutine
