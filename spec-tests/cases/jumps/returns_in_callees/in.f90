! What is called as a whole returns at once, as its adjoint does; that another call, which has no derivative, is split changes nothing there.
subroutine p(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8) :: w
  integer :: i
  w = 2.0d0
  !$AD NOCHECKPOINT
  call joint(2, 0.5d0, w)
  y = w*x(1)
  do i = 1, n
    call joint(i, x(i), y)
  end do
end subroutine p
subroutine joint(i, a, y)
  implicit none
  integer, intent(in) :: i
  real(8), intent(in) :: a
  real(8), intent(inout) :: y
  if (i == 3) return
  y = y*sin(a)
end subroutine joint
