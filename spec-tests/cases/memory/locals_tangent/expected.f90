! dotbar tangent --head 'f(x)>(y)' in.f90
! Locals: what is freed has its bounds, and its value where that is needed, on the stack; what is not freed stays until the backward sweep is done.
subroutine f_d(n, x, xd, y, yd)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  real(8), allocatable :: a(:), b(:)
  integer :: i
  real(8) :: xd(n), yd
  real(8), allocatable :: ad(:), bd(:)
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  allocate(a(0:n - 1))
  allocate(ad, mold=a)
  ad = 0.0d0
  allocate(b(n))
  allocate(bd, mold=b)
  bd = 0.0d0
  do i = 1, n
    ad(i - 1) = cos(x(i))*xd(i)
    a(i - 1) = sin(x(i))
  end do
  bd = ad*a + a*ad
  b = a*a
  deallocate(a)
  deallocate(ad)
  yd = sum(bd*b + b*bd)
  y = sum(b*b)
end subroutine f_d
