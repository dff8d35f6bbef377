! Two pointers to locals that change places: what the stack gives back may be any of the locals, also for a compiler that optimises.
subroutine f(x, y)
  implicit none
  real(8), intent(in) :: x(3)
  real(8), intent(out) :: y
  real(8), target :: u, v
  real(8), pointer :: a, b, t
  integer :: i
  u = x(1)
  v = x(2)
  a => u
  b => v
  do i = 1, 3
    a = a*b + x(3)
    t => a
    a => b
    b => t
  end do
  y = u + 2*v
end subroutine
