! dotbar adjoint --head 'f(x)>(y)' in.f90
! Assignments give memory where there is none, and other bounds where the shape is another.
subroutine f_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  real(8), allocatable :: a(:), b(:)
  integer :: i
  real(8), allocatable :: value(:)
  real(8) :: xb(n), yb
  real(8), allocatable :: ab(:), bb(:), valueb(:)
  integer(1) :: branch(2), branch0(2), branch1(2), branch2(2)
  integer :: first, last, branch3, branch4
  integer :: kept
  integer :: bounds(2)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  allocate(a(size(x, 1)))
  a(:) = x*x
  do i = 1, 2
    allocate(value, mold=[a, sin(x(i))])
    value(:) = [a, sin(x(i))]
    if (allocated(a)) then
      if (size(a, 1) /= size(value, 1)) then
        call pushreal8array(a(:), size(a(:)))
        call pushinteger4(lbound(a, 1))
        call pushinteger4(ubound(a, 1))
        deallocate(a)
        allocate(a, mold=value)
        branch0(i) = 0
      else
        branch0(i) = 1
      end if
      branch(i) = 0
    else
      allocate(a, mold=value)
      branch(i) = 1
    end if
    call pushreal8array(a(:), size(a(:)))
    a(:) = value
    call pushinteger4(lbound(value, 1))
    call pushinteger4(ubound(value, 1))
    deallocate(value)
    if (allocated(b)) then
      if (size(b, 1) /= size(a(1:i + 1), 1)) then
        call pushreal8array(b(:), size(b(:)))
        call pushinteger4(lbound(b, 1))
        call pushinteger4(ubound(b, 1))
        deallocate(b)
        allocate(b(size(a(1:i + 1), 1)))
        branch2(i) = 0
      else
        branch2(i) = 1
      end if
      branch1(i) = 0
    else
      allocate(b(size(a(1:i + 1), 1)))
      branch1(i) = 1
    end if
    call pushreal8array(b(:), size(b(:)))
    b(:) = a(1:i + 1)*2.0d0
    y = sum(b)*a(1)
    if (allocated(a)) then
      call pushreal8array(a, size(a))
      call pushinteger4(lbound(a, 1))
      call pushinteger4(ubound(a, 1))
      call pushcontrol1b(1)
    else
      call pushcontrol1b(0)
    end if
    a = a*b(1)
  end do
  if (allocated(b)) then
    if (size(b, 1) /= size(x, 1)) then
      call pushreal8array(b(:), size(b(:)))
      call pushinteger4(lbound(b, 1))
      call pushinteger4(ubound(b, 1))
      deallocate(b)
      allocate(b, mold=x)
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    call pushcontrol1b(0)
  else
    allocate(b, mold=x)
    call pushcontrol1b(1)
  end if
  call pushreal8array(b(:), size(b(:)))
  b(:) = x
  xb = 0.0d0
  if (allocated(ab)) then
    deallocate(ab)
  end if
  if (allocated(a)) then
    allocate(ab, mold=a)
    ab = 0.0d0
  end if
  if (allocated(bb)) then
    deallocate(bb)
  end if
  if (allocated(b)) then
    allocate(bb, mold=b)
    bb = 0.0d0
  end if
  ab = ab + y*yb
  bb = bb + merge(product(b)/merge(b, 1.0d0, abs(b) > 0.0d0), product(b, mask=abs(b) > 0.0d0)* &
      merge(1.0d0, merge(sum(b, mask=abs(b) <= 0.0d0) - b, 0.0d0, count(abs(b) <= 0.0d0) == 2), &
      count(abs(b) <= 0.0d0) == 1), abs(b) > 0.0d0)*yb
  yb = sum(a)*yb
  call popreal8array(b(:), size(b(:)))
  xb = xb + bb(:)
  bb(:) = 0.0d0
  call popcontrol1b(branch3)
  if (branch3 == 0) then
    call popcontrol1b(branch4)
    if (branch4 == 0) then
      deallocate(bb, b)
      call popinteger4(last)
      call popinteger4(first)
      allocate(b(first:last))
      call popreal8array(b(:), size(b(:)))
      allocate(bb, mold=b)
      bb = 0.0d0
    end if
  else
    deallocate(bb, b)
  end if
  do i = 2, 1, -1
    if (allocated(a)) then
      deallocate(a)
    end if
    call popcontrol1b(kept)
    if (kept == 1) then
      call popinteger4(bounds(2))
      call popinteger4(bounds(1))
      allocate(a(bounds(1):bounds(2)))
      call popreal8array(a, size(a))
    end if
    bb(1) = bb(1) + sum(a*ab)
    ab = b(1)*ab
    bb = bb + a(1)*yb
    ab(1) = ab(1) + sum(b)*yb
    yb = 0.0d0
    call popreal8array(b(:), size(b(:)))
    ab(1:i + 1) = ab(1:i + 1) + 2.0d0*bb(:)
    bb(:) = 0.0d0
    if (branch1(i) == 0) then
      if (branch2(i) == 0) then
        deallocate(bb, b)
        call popinteger4(last)
        call popinteger4(first)
        allocate(b(first:last))
        call popreal8array(b(:), size(b(:)))
        allocate(bb, mold=b)
        bb = 0.0d0
      end if
    else
      deallocate(bb, b)
    end if
    call popinteger4(last)
    call popinteger4(first)
    allocate(value(first:last))
    allocate(valueb, mold=value)
    call popreal8array(a(:), size(a(:)))
    valueb = ab(:)
    ab(:) = 0.0d0
    if (branch(i) == 0) then
      if (branch0(i) == 0) then
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
    ab = ab + reshape(eoshift(valueb(:), 0), shape(a))
    xb(i) = xb(i) + cos(x(i))*valueb(size(a) + 1)
    valueb(:) = 0.0d0
    deallocate(valueb, value)
  end do
  xb = xb + 2.0d0*x*ab(:)
  ab(:) = 0.0d0
  deallocate(ab, a)
end subroutine f_b
