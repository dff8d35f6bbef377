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
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    call fill(a, x)
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
    if (allocated(a)) then
      deallocate(a)
    end if
    call fill_b(a, ab, x, xb)
  end subroutine f_b
end module m_b
