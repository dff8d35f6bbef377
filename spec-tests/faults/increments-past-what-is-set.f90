! head p(y)/(xa)
! input n integer 4
! input xa real array 0.31 0.52 0.73 1.1
! input y real undefined 0.2
subroutine p(n, xa, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: xa(4)
  real(8), intent(out) :: y
  real(8) :: a(4)
  integer :: i
  a = 1
  y = 0
  do i = 1, n
    a(i) = xa(i)*a(i)
    y = y + a(i)*xa(i)
    a(i) = a(i)*sin(xa(i))
    y = y + a(i)*xa(i)
  end do
end subroutine
