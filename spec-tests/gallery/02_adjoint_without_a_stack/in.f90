! The length of a vector.
subroutine length(n, x, r)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: r
  integer :: i
  r = 0.0d0
  do i = 1, n
    r = r + x(i)**2
  end do
  r = sqrt(r)
end subroutine length
