module m
  type par
    real(8) :: a, b
    integer :: k
    logical :: on
  end type
  type(par), target :: saved
contains
subroutine f(n, x, y, user)
  integer, intent(in) :: n
  real(8), intent(in), target :: x(n)
  real(8), intent(out) :: y
  type(par), intent(in), optional, target :: user
  type(par), pointer :: p
  integer i
  p => saved
  if (present(user)) p => user
  y = 0d0
  do i=1,n
   if (p%on) then
    y = y + x(i)*p%a**p%k
   else
    y = y + x(i)**2*p%b
   end if
  end do
end subroutine
end module
