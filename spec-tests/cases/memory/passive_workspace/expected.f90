! dotbar adjoint --head 'f(x)>(y)' in.f90
! passive workspace, zero size
subroutine f_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer, allocatable :: order(:), count(:)
  real(8), allocatable :: weight(:), none(:), a(:)
  integer :: i, k
  real(8) :: xb(n), yb
  real(8), allocatable :: noneb(:), ab(:)
  integer :: branch, first, last
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  allocate(order(n))
  allocate(count(0:n))
  allocate(weight(n))
  allocate(none(0))
  allocate(a(n - 1))
  count = 0
  do i = 1, n
    count(i) = count(i - 1) + 1
    order(i) = count(i)
    weight(i) = 1.0d0/count(i)
  end do
  deallocate(count)
  if (size(none, 1) /= size(x(1:0), 1)) then
    call pushinteger4(lbound(none, 1))
    call pushinteger4(ubound(none, 1))
    deallocate(none)
    allocate(none(size(x(1:0), 1)))
    call pushcontrol1b(0)
  else
    call pushcontrol1b(1)
  end if
  none(:) = x(1:0)*2.0d0
  y = sum(none)
  do k = 1, 2
    call pushreal8array(a(1:n - 1), size(a(1:n - 1)))
    do i = 1, n - 1
      a(i) = x(order(i + 1))*weight(i)
    end do
    y = y + sum(a*a)
  end do
  call pushinteger4array(order(:), size(order(:)))
  call pushinteger4(lbound(order, 1))
  call pushinteger4(ubound(order, 1))
  deallocate(order)
  call pushreal8array(weight(:), size(weight(:)))
  call pushinteger4(lbound(weight, 1))
  call pushinteger4(ubound(weight, 1))
  deallocate(weight)
  if (size(none, 1) /= size(x, 1)) then
    call pushinteger4(lbound(none, 1))
    call pushinteger4(ubound(none, 1))
    deallocate(none)
    allocate(none, mold=x)
    call pushcontrol1b(0)
  else
    call pushcontrol1b(1)
  end if
  none(:) = x
  xb = 0.0d0
  if (allocated(noneb)) then
    deallocate(noneb)
  end if
  if (allocated(none)) then
    allocate(noneb, mold=none)
    noneb = 0.0d0
  end if
  if (allocated(ab)) then
    deallocate(ab)
  end if
  if (allocated(a)) then
    allocate(ab, mold=a)
    ab = 0.0d0
  end if
  noneb(n) = noneb(n) + y*yb
  yb = none(n)*yb
  xb = xb + noneb(:)
  noneb(:) = 0.0d0
  call popcontrol1b(branch)
  if (branch == 0) then
    deallocate(noneb, none)
    call popinteger4(last)
    call popinteger4(first)
    allocate(none(first:last))
    allocate(noneb, mold=none)
    noneb = 0.0d0
  end if
  call popinteger4(last)
  call popinteger4(first)
  allocate(weight(first:last))
  call popreal8array(weight(:), size(weight(:)))
  call popinteger4(last)
  call popinteger4(first)
  allocate(order(first:last))
  call popinteger4array(order(:), size(order(:)))
  do k = 2, 1, -1
    ab = ab + 2.0d0*a*yb
    do i = n - 1, 1, -1
      xb(order(i + 1)) = xb(order(i + 1)) + weight(i)*ab(i)
      ab(i) = 0.0d0
    end do
    call popreal8array(a(1:n - 1), size(a(1:n - 1)))
  end do
  noneb = noneb + yb
  yb = 0.0d0
  xb(1:0) = xb(1:0) + 2.0d0*noneb(:)
  noneb(:) = 0.0d0
  call popcontrol1b(branch)
  if (branch == 0) then
    deallocate(noneb, none)
    call popinteger4(last)
    call popinteger4(first)
    allocate(none(first:last))
    allocate(noneb, mold=none)
    noneb = 0.0d0
  end if
  deallocate(ab, a)
  deallocate(noneb, none)
  deallocate(weight)
  deallocate(order)
end subroutine f_b
