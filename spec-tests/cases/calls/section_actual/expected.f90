! dotbar adjoint --head 'm%sec(x)>(y)' in.f90
module m_b
  use m
contains
  subroutine sec_b(x, xb, y, yb)
    real(8) :: x(4, 4), y
    real(8) :: xb(4, 4), yb
    ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    xb = 0.0d0
    call t_b(x(:, 2), xb(:, 2), y, yb)
  end subroutine sec_b

  subroutine t_b(a, ab, y, yb)
    real(8) :: a(:), y
    real(8) :: ab(:), yb
    ab(1) = ab(1) + a(2)*yb
    ab(2) = ab(2) + a(1)*yb
    yb = 0.0d0
  end subroutine t_b
end module m_b
