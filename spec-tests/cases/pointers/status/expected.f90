! dotbar tangent --head 'f(y)/(x)' in.f90
! POINTERs that are given memory, and lose it, with STAT=.
subroutine f_d(n, x, xd, y, yd)
  implicit none
  integer :: n, ierr, i
  real*8 :: x(n), y
  real*8, pointer :: p(:), q(:)
  real*8 :: xd(n), yd
  real*8, pointer :: pd(:), qd(:)
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  allocate(p(n), stat=ierr)
  if (ierr == 0) then
    allocate(pd, mold=p)
    pd = 0.0d0
  end if
  if (ierr /= 0) stop 'memory'
  pd = cos(x)*xd
  p = sin(x)
  allocate(q(0:n), stat=ierr)
  if (ierr == 0) then
    allocate(qd, mold=q)
    qd = 0.0d0
  end if
  qd(0) = 0.0d0
  q(0) = 1
  do i = 1, n
    qd(i) = qd(i - 1)*p(i) + q(i - 1)*pd(i)
    q(i) = q(i - 1)*p(i)
  end do
  yd = qd(n)
  y = q(n)
  deallocate(p, stat=ierr)
  if (ierr == 0) then
    deallocate(pd)
  end if
  if (ierr == 0) then
    deallocate(q, stat=ierr)
    if (ierr == 0) then
      deallocate(qd)
    end if
  end if
end subroutine f_d
