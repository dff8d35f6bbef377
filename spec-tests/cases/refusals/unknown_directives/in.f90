! Directives of other tools are named, not passed over in silence.
subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer :: i
  y = 0.0d0
  !$AD FIXED-LOOP
  do i = 1, n
    y = y + x(i)**2
  end do
!$ad noexcept
  do i = 1, n
    y = y*x(i)      ! $AD FIXED-LOOP
  end do
  !$AD NOCHECKPOINT
  call twice(y)
end subroutine s
subroutine twice(a)
  real(8) :: a
  a = 2.0d0*a
end subroutine twice
