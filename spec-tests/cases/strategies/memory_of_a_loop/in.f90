subroutine f(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: x
  real(8), intent(out) :: y
  real(8), allocatable :: w(:)
  integer :: i
  allocate(w(3))
  w = x
  do i = 1, n
    w = sin(x)*i*w
    x = x + 0.1d0*sum(w)
  end do
  y = x*x + sum(w)
end subroutine f
subroutine counted_elsewhere(x, y)
  use counters, only: i
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  real(8), allocatable :: a(:)
  allocate (a(2))
  a = x
  do i = 1, 3
    a = a*sin(a)
  end do
  y = sum(a)
end subroutine counted_elsewhere
