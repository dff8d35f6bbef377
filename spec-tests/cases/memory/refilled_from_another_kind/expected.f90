! dotbar adjoint --head 'head(x)>(y)' in.f90
subroutine head_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  real(8), allocatable :: a(:)
  real(4), allocatable :: z(:)
  integer :: i
  real, allocatable :: value(:)
  real(8) :: xb(n), yb, tempb, sumb
  real(8), allocatable :: ab(:)
  integer :: branch, branch0, first, last, bound
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  allocate(z(n))
  z = 1.5
  allocate(value, mold=[1.0, 2.0])
  value(:) = [1.0, 2.0]
  allocate(a(lbound(value, 1):ubound(value, 1)))
  a(:) = value
  deallocate(value)
  do i = 1, 2
    call pushreal8(a(i))
    a(i) = a(i)*x(i)
  end do
  y = a(1)*a(2)
  if (allocated(a)) then
    if (size(a, 1) /= size(z, 1)) then
      call pushreal8array(a(:), size(a(:)))
      call pushinteger4(lbound(a, 1))
      call pushinteger4(ubound(a, 1))
      deallocate(a)
      allocate(a(lbound(z, 1):ubound(z, 1)))
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    call pushcontrol1b(0)
  else
    allocate(a(lbound(z, 1):ubound(z, 1)))
    call pushcontrol1b(1)
  end if
  call pushreal8array(a(:), size(a(:)))
  a(:) = z
  bound = size(a)
  do i = 1, bound
    call pushreal8(a(i))
    a(i) = a(i)*x(i)*x(1)
  end do
  call pushinteger4(bound)
  xb = 0.0d0
  if (allocated(ab)) then
    deallocate(ab)
  end if
  if (allocated(a)) then
    allocate(ab, mold=a)
    ab = 0.0d0
  end if
  ab = ab + y*yb
  yb = sum(a)*yb
  call popinteger4(bound)
  sumb = 0.0d0
  do i = bound, 1, -1
    call popreal8(a(i))
    tempb = x(1)*ab(i)
    xb(i) = xb(i) + a(i)*tempb
    sumb = sumb + a(i)*x(i)*ab(i)
    ab(i) = x(i)*tempb
  end do
  if (bound >= 1) then
    xb(1) = xb(1) + sumb
  end if
  call popreal8array(a(:), size(a(:)))
  ab(:) = 0.0d0
  call popcontrol1b(branch)
  if (branch == 0) then
    call popcontrol1b(branch0)
    if (branch0 == 0) then
      deallocate(ab, a)
      call popinteger4(last)
      call popinteger4(first)
      allocate(a(first:last))
      call popreal8array(a(:), size(a(:)))
      allocate(ab, mold=a)
      ab = 0.0d0
    end if
  else
    deallocate(ab, a)
  end if
  ab(1) = ab(1) + a(2)*yb
  ab(2) = ab(2) + a(1)*yb
  yb = 0.0d0
  do i = 2, 1, -1
    call popreal8(a(i))
    xb(i) = xb(i) + a(i)*ab(i)
    ab(i) = x(i)*ab(i)
  end do
  ab(:) = 0.0d0
  deallocate(ab, a)
end subroutine head_b
