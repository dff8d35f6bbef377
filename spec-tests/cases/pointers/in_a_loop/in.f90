subroutine f(n, x, y)
  integer, intent(in) :: n
  real(8), intent(in), target :: x(n)
  real(8), intent(out) :: y
  real(8), target :: w(n,n)
  real(8), pointer :: p(:)
  integer i, j
  y = 0d0
  do j=1,n
   p => w(:,j)
   do i=1,n
    p(i) = x(i)**2*x(j)
   end do
   y = y + sum(p*p)
  end do
end subroutine
