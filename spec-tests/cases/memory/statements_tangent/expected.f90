! dotbar tangent --head 'f(x)>(y)' in.f90
! STAT=, SOURCE=, MOLD=, MOVE_ALLOC.
subroutine f_d(n, x, xd, y, yd)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  real(8), allocatable :: a(:), b(:), c(:)
  integer :: ierr, i
  integer :: index0
  real(8) :: xd(n), yd
  real(8), allocatable :: ad(:), bd(:), cd(:)
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  allocate(a(n), stat=ierr)
  if (ierr == 0) then
    allocate(ad, mold=a)
    ad = 0.0d0
  end if
  if (ierr /= 0) stop 1
  ad = xd
  a = x
  do i = 1, 2
    allocate(b(size(a) + 1))
    allocate(bd, mold=b)
    bd = 0.0d0
    bd(1:size(a)) = ad*a + a*ad
    b(1:size(a)) = a*a
    index0 = size(b)
    bd(index0) = xd(i)
    b(index0) = x(i)
    if (allocated(a)) then
      deallocate(a)
      deallocate(ad)
    end if
    if (allocated(b)) then
      allocate(a, mold=b)
      allocate(ad, mold=a)
      ad = 0.0d0
      ad(:) = bd
      a(:) = b
      deallocate(b)
      deallocate(bd)
    end if
  end do
  allocate(c, mold=a)
  allocate(cd, mold=c)
  cd = 0.0d0
  cd(:) = ad
  c(:) = a
  allocate(b(2:3))
  allocate(bd, mold=b)
  bd = 0.0d0
  bd(:) = xd(1)*3.0d0
  b(:) = x(1)*3.0d0
  yd = (sum(cd*a + c*ad)*b(2) + sum(c*a)*bd(2))*b(3) + sum(c*a)*b(2)*bd(3)
  y = sum(c*a)*b(2)*b(3)
  deallocate(c, stat=ierr)
  if (ierr == 0) then
    deallocate(cd)
  end if
  deallocate(b)
  deallocate(bd)
  allocate(b, mold=a)
  allocate(bd, mold=b)
  bd = 0.0d0
  bd = 0.0d0
  b = 2.0d0
  yd = yd + dot_product(b, ad)
  y = y + dot_product(b, a)
end subroutine f_d
