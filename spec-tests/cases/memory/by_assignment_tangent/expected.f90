! dotbar tangent --head 'f(x)>(y)' in.f90
! Assignments give memory where there is none, and other bounds where the shape is another.
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
  yd = 0.0d0
  ad = xd*x + x*xd
  a = x*x
  do i = 1, 2
    ad = [ad, cos(x(i))*xd(i)]
    a = [a, sin(x(i))]
    bd = ad(1:i + 1)*2.0d0
    b = a(1:i + 1)*2.0d0
    yd = sum(bd)*a(1) + sum(b)*ad(1)
    y = sum(b)*a(1)
    ad = ad*b(1) + a*bd(1)
    a = a*b(1)
  end do
  bd = xd
  b = x
  yd = yd*sum(a) + y*sum(ad) + sum(merge(product(b)/merge(b, 1.0d0, abs(b) > 0.0d0), product(b, &
      mask=abs(b) > 0.0d0)*merge(1.0d0, merge(sum(b, mask=abs(b) <= 0.0d0) - b, 0.0d0, &
      count(abs(b) <= 0.0d0) == 2), count(abs(b) <= 0.0d0) == 1), abs(b) > 0.0d0)*bd)
  y = y*sum(a) + product(b)
end subroutine f_d
