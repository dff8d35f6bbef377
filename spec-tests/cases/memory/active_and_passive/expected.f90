! dotbar adjoint --head 'f(x)>(y)' in.f90
module m_b
  use m
contains
  subroutine fill_b(a, ab, x, xb)
    real(8), allocatable, intent(inout) :: a(:)
    real(8), intent(in) :: x
    real(8), allocatable :: ab(:)
    real(8) :: xb
    integer :: branch
    if (.not. allocated(a)) then
      allocate(a(2))
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    xb = xb + sum(ab)
    ab = 0.0d0
    call popcontrol1b(branch)
    if (branch == 0) then
      deallocate(ab, a)
    end if
  end subroutine fill_b

  subroutine f_b(x, xb, y, yb)
    real(8) :: x, y
    real(8), allocatable :: a(:), b(:)
    real(8) :: xb, yb
    real(8), allocatable :: ab(:)
    integer :: kept
    integer :: bounds(2)
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    if (allocated(a)) then
      call pushreal8array(a, size(a))
      call pushinteger4(lbound(a, 1))
      call pushinteger4(ubound(a, 1))
      call pushcontrol1b(1)
    else
      call pushcontrol1b(0)
    end if
    call fill(a, x)
    if (allocated(b)) then
      call pushreal8array(b, size(b))
      call pushinteger4(lbound(b, 1))
      call pushinteger4(ubound(b, 1))
      call pushcontrol1b(1)
    else
      call pushcontrol1b(0)
    end if
    call fill(b, 2.0d0)
    xb = 0.0d0
    if (allocated(ab)) then
      deallocate(ab)
    end if
    if (allocated(a)) then
      allocate(ab, mold=a)
      ab = 0.0d0
    end if
    if (b(1) > 3.0d0) then
      yb = 0.0d0
    end if
    ab = ab + sum(b)*yb
    yb = 0.0d0
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
    call fill_b(a, ab, x, xb)
  end subroutine f_b
end module m_b
