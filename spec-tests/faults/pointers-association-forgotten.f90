! head p(y)/(x)
! input n integer 3
! input x real array 0.4 0.7 -0.3
! input y real 0.5
subroutine p(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8), target :: a, b
  real(8), pointer :: q
  integer :: i
  a = x(1) + 1d0
  b = x(2) + 2d0
  q => a
  do i = 1, n
    q = q*q*x(i)
    if (i == 2) then
      q => a
    else
      q => b
    end if
    q = q + sin(q)
  end do
  y = a*b
end subroutine
