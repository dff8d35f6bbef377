! dotbar adjoint --head 'top(p)>(y)' in.f90
module q_b
  use q
contains
  subroutine ran_b(f, f_b)
    external f, f_b
    call f_b()
    call f_b()
  end subroutine ran_b
end module q_b

subroutine top_b(p, pb, y, yb)
  use q
  use q_b, only: ran_b
  implicit none
  real(8), intent(in) :: p(2)
  real(8), intent(inout) :: y
  real(8) :: s
  real(8) :: pb(2), yb, sb
  ! Adjoint: sets the derivatives of p from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  s = p(1)
  call ran(upd)
  pb = 0.0d0
  sb = p(2)*yb
  pb(2) = pb(2) + s*yb
  yb = 0.0d0
  call ran_b(upd, upd_b)
  pb(1) = pb(1) + sb
contains
  subroutine upd()
    s = s + p(1)
  end subroutine upd

  subroutine upd_b()
    pb(1) = pb(1) + sb
  end subroutine upd_b
end subroutine top_b
