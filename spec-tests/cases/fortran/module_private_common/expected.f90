! dotbar adjoint --head 'run(y)/(x)' in.f90
module m_b
  use m
contains
  subroutine run_b(x, xb, y, yb)
    real(8) :: x, y
    integer :: k
    real(8) :: xb, yb
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    call pick(k)
    xb = 2.0d0*x*(k*yb)
    yb = 0.0d0
  end subroutine run_b

  ! Which one is next.
  subroutine pick(k)
    integer :: k
    call deep(k)
  end subroutine pick
end module m_b
