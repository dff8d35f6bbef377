! dotbar adjoint --head 'f(y)/(x)' in.f90
! POINTERs that are given memory, and lose it, with STAT=.
subroutine f_b(n, x, xb, y, yb)
  implicit none
  integer :: n, ierr, i
  real*8 :: x(n), y
  real*8, pointer :: p(:), q(:)
  real*8 :: xb(n), yb, tempb
  real*8, pointer :: pb(:), qb(:)
  integer :: branch
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  allocate(p(n), stat=ierr)
  if (ierr == 0) then
    allocate(pb, mold=p)
    pb = 0.0d0
    call pushcontrol1b(1)
  else
    call pushcontrol1b(0)
  end if
  if (ierr /= 0) stop 'memory'
  p = sin(x)
  allocate(q(0:n), stat=ierr)
  if (ierr == 0) then
    allocate(qb, mold=q)
    qb = 0.0d0
    call pushcontrol1b(1)
  else
    call pushcontrol1b(0)
  end if
  q(0) = 1
  do i = 1, n
    call pushreal8(q(i))
    q(i) = q(i - 1)*p(i)
  end do
  if (associated(p)) then
    ierr = 0
  else
    ierr = 1
  end if
  if (ierr == 0) then
    if (associated(q)) then
      ierr = 0
    else
      ierr = 1
    end if
  end if
  xb = 0.0d0
  qb(n) = qb(n) + yb
  yb = 0.0d0
  do i = n, 1, -1
    call popreal8(q(i))
    tempb = qb(i)
    qb(i) = 0.0d0
    qb(i - 1) = qb(i - 1) + p(i)*tempb
    pb(i) = pb(i) + q(i - 1)*tempb
  end do
  qb(0) = 0.0d0
  call popcontrol1b(branch)
  if (branch == 1) then
    deallocate(qb, q)
  end if
  xb = xb + cos(x)*pb
  pb = 0.0d0
  call popcontrol1b(branch)
  if (branch == 1) then
    deallocate(pb, p)
  end if
end subroutine f_b
