! What an argument was computed from is overwritten by the internal procedure, under the name of the host.
! standard: 15.6.2.1, 10.1.7, 19.5.1.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8), intent(in) :: x(2)
  real(8), intent(out) :: y
  real(8) :: t
  integer :: n
  t = x(1)
  n = 2
  call change(t*x(2), (t), n + 1)
  y = t**n
contains
  subroutine change(a, b, k)
    real(8), intent(in) :: a, b
    integer, intent(in) :: k
    integer :: i
    do i = 1, k
      t = t*b + a
      n = n + i
    end do
    t = sin(t)
  end subroutine change
end subroutine f
