! head chained(f)/(x)
! input n integer 3
! input x real array 0.4 0.7 -0.3
! input f real array 0.5 0.6 0.9
subroutine chained(n, x, f)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: f(n)
  integer :: i
  do i = 2, n
    ! $AD NOCHECKPOINT
    call changed(x(i), f(i - 1), f(i))
  end do
end subroutine
subroutine changed(x, a, e)
  implicit none
  real(8), intent(in) :: x, a
  real(8), intent(inout) :: e
  real(8) :: t
  t = x*x
  t = t*a
  e = sin(t)
end subroutine
