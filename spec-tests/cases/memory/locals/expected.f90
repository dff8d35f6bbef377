! dotbar adjoint --head 'f(x)>(y)' in.f90
! Locals: what is freed has its bounds, and its value where that is needed, on the stack; what is not freed stays until the backward sweep is done.
subroutine f_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  real(8), allocatable :: a(:), b(:)
  integer :: i
  real(8) :: xb(n), yb
  real(8), allocatable :: ab(:), bb(:)
  integer :: branch, first, last
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  allocate(a(0:n - 1))
  allocate(b(n))
  do i = 1, n
    a(i - 1) = sin(x(i))
  end do
  if (size(b, 1) /= size(a, 1)) then
    call pushinteger4(lbound(b, 1))
    call pushinteger4(ubound(b, 1))
    deallocate(b)
    allocate(b(size(a, 1)))
    call pushcontrol1b(0)
  else
    call pushcontrol1b(1)
  end if
  b(:) = a*a
  call pushreal8array(a(:), size(a(:)))
  call pushinteger4(lbound(a, 1))
  call pushinteger4(ubound(a, 1))
  deallocate(a)
  xb = 0.0d0
  if (allocated(bb)) then
    deallocate(bb)
  end if
  if (allocated(b)) then
    allocate(bb, mold=b)
    bb = 0.0d0
  end if
  bb = bb + 2.0d0*b*yb
  yb = 0.0d0
  call popinteger4(last)
  call popinteger4(first)
  allocate(a(first:last))
  call popreal8array(a(:), size(a(:)))
  allocate(ab, mold=a)
  ab = 0.0d0
  ab = ab + 2.0d0*a*bb(:)
  bb(:) = 0.0d0
  call popcontrol1b(branch)
  if (branch == 0) then
    deallocate(bb, b)
    call popinteger4(last)
    call popinteger4(first)
    allocate(b(first:last))
    allocate(bb, mold=b)
    bb = 0.0d0
  end if
  do i = n, 1, -1
    xb(i) = xb(i) + cos(x(i))*ab(i - 1)
    ab(i - 1) = 0.0d0
  end do
  deallocate(bb, b)
  deallocate(ab, a)
end subroutine f_b
