! dotbar adjoint --head 'f(x)>(y)' in.f90
module m_b
  use m
contains
  subroutine make_b(n, x, xb, a, ab)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), allocatable, intent(inout) :: a(:)
    integer :: i
    real(8) :: xb(n)
    real(8), allocatable :: ab(:)
    integer :: branch
    if (.not. allocated(a)) then
      allocate(a(n))
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    do i = n, 1, -1
      xb(i) = xb(i) + 2.0d0*x(i)*ab(i)
      ab(i) = 0.0d0
    end do
    call popcontrol1b(branch)
    if (branch == 0) then
      deallocate(ab, a)
    end if
  end subroutine make_b

  subroutine use_up_b(a, ab, s, sb)
    real(8), allocatable, intent(inout) :: a(:)
    real(8), intent(inout) :: s
    real(8), allocatable :: ab(:)
    real(8) :: sb
    integer :: first, last
    call pushreal8array(a(:), size(a(:)))
    call pushinteger4(lbound(a, 1))
    call pushinteger4(ubound(a, 1))
    deallocate(a)
    call popinteger4(last)
    call popinteger4(first)
    allocate(a(first:last))
    call popreal8array(a(:), size(a(:)))
    allocate(ab, mold=a)
    ab = 0.0d0
    ab = ab + 3*a**2*(s*sb)
    sb = sum(a**3)*sb
  end subroutine use_up_b

  subroutine f_b(n, x, xb, y, yb)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y
    real(8), allocatable :: a(:), b(:)
    real(8) :: xb(n), yb
    real(8), allocatable :: ab(:), bb(:)
    integer :: kept
    integer :: bounds(2)
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    y = 1.0d0
    call make(n, x, a)
    y = y + a(1)
    call pushreal8(y)
    if (allocated(a)) then
      call pushreal8array(a, size(a))
      call pushinteger4(lbound(a, 1))
      call pushinteger4(ubound(a, 1))
      call pushcontrol1b(1)
    else
      call pushcontrol1b(0)
    end if
    call use_up(a, y)
    if (allocated(a)) then
      call pushreal8array(a, size(a))
      call pushinteger4(lbound(a, 1))
      call pushinteger4(ubound(a, 1))
      call pushcontrol1b(1)
    else
      call pushcontrol1b(0)
    end if
    call make(2, x, a)
    if (allocated(a)) then
      call pushreal8array(a, size(a))
      call pushinteger4(lbound(a, 1))
      call pushinteger4(ubound(a, 1))
      call pushcontrol1b(1)
    else
      call pushcontrol1b(0)
    end if
    call make(2, x, a)
    call fresh(n, b)
    call pushreal8(b(1))
    b(1) = x(2)*b(2)
    if (allocated(b)) then
      call pushreal8array(b, size(b))
      call pushinteger4(lbound(b, 1))
      call pushinteger4(ubound(b, 1))
      call pushcontrol1b(1)
    else
      call pushcontrol1b(0)
    end if
    call fresh(2, b)
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
    bb = bb + yb
    xb(1) = xb(1) + b(1)*bb(1)
    bb(1) = 0.0d0
    if (allocated(b)) then
      deallocate(b)
    end if
    call popcontrol1b(kept)
    if (kept == 1) then
      call popinteger4(bounds(2))
      call popinteger4(bounds(1))
      allocate(b(bounds(1):bounds(2)))
      call popreal8array(b, size(b))
    end if
    if (allocated(bb)) then
      deallocate(bb)
    end if
    if (allocated(b)) then
      allocate(bb, mold=b)
      bb = 0.0d0
    end if
    call popreal8(b(1))
    xb(2) = xb(2) + b(2)*bb(1)
    bb(1) = 0.0d0
    if (allocated(b)) then
      deallocate(b)
    end if
    if (allocated(bb)) then
      deallocate(bb)
    end if
    if (allocated(b)) then
      allocate(bb, mold=b)
      bb = 0.0d0
    end if
    ab = ab + y*yb
    yb = sum(a)*yb
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
    call make_b(2, x, xb, a, ab)
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
    call make_b(2, x, xb, a, ab)
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
    call popreal8(y)
    call use_up_b(a, ab, y, yb)
    ab(1) = ab(1) + yb
    yb = 0.0d0
    if (allocated(a)) then
      deallocate(a)
    end if
    call make_b(n, x, xb, a, ab)
    yb = 0.0d0
  end subroutine f_b
end module m_b
