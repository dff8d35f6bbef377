! A recursive function with RESULT calls itself in an expression.
! standard: 15.6.2.1
! head: f(x)>(y)
! set: n=4
recursive function power(x, n) result(r)
  implicit none
  real(8), intent(in) :: x
  integer, intent(in) :: n
  real(8) :: r
  if (n == 0) then
    r = 1
  else if (mod(n, 2) == 0) then
    r = power(x*x, n/2)
  else
    r = x*power(x, n - 1)
  end if
end function power
subroutine f(n, x, y)
  implicit none
  integer :: n
  real(8) :: x, y
  interface
    recursive function power(x, n) result(r)
      real(8), intent(in) :: x
      integer, intent(in) :: n
      real(8) :: r
    end function power
  end interface
  y = power(x, n)
end subroutine f
