subroutine f(n, x, y)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8), pointer :: p(:)
  integer i
  y = 0
  do i=1,n
    allocate(p(i))
    p = x(i)**2
    y = y + sum(p*p)
    deallocate(p)
  end do
end subroutine
