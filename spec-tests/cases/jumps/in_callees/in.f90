! In a function, in a procedure whose call is split, and in one that is called from a loop that is left.
subroutine p(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8), external :: f
  integer :: i
  y = x(1)
  do i = 1, n
    !$AD NOCHECKPOINT
    call split(i, x(i), y)
    y = y + f(i, y)
    if (i == 3) exit
    call joint(i, x(i), y)
  end do
end subroutine p
subroutine split(i, a, y)
  implicit none
  integer, intent(in) :: i
  real(8), intent(in) :: a
  real(8), intent(inout) :: y
  real(8) :: t
  if (i == 1) return
  t = sin(a*y)
  y = y + t
  if (i == 2) return
  y = y*t
end subroutine split
subroutine joint(i, a, y)
  implicit none
  integer, intent(in) :: i
  real(8), intent(in) :: a
  real(8), intent(inout) :: y
  integer :: k
  do k = 1, 3
    y = y*a
    if (k == i) return
    y = y + cos(y)
  end do
end subroutine joint
real(8) function f(i, y)
  implicit none
  integer, intent(in) :: i
  real(8), intent(in) :: y
  f = y*y
  if (i == 2) return
  f = f*sin(y)
end function f
