! dotbar adjoint --inside --head 'top(k)>(e)' in.f90
module priv
  implicit none
  private
  type, public :: spring
    private
    real(8) :: k = 2, l0 = 1
    real(8), public :: x
  end type spring
  real(8) :: scale = 3
  public :: top
  public :: make_b, energy_b, top_b
contains
  function make(k) result(s)
    real(8), intent(in) :: k
    type(spring) :: s
    s%k = k
    s%x = scale*k
  end function make

  function energy(s) result(e)
    type(spring), intent(in) :: s
    real(8) :: e
    e = 0.5d0*s%k*(s%x - s%l0)**2*scale
  end function energy

  subroutine top(k, e)
    real(8), intent(in) :: k
    real(8), intent(out) :: e
    type(spring) :: s
    s = make(k)
    e = energy(s)
  end subroutine top

  subroutine make_b(k, kb, sb)
    real(8), intent(in) :: k
    real(8) :: kb
    type(spring) :: sb
    kb = kb + scale*sb%x
    sb%x = 0.0d0
    kb = kb + sb%k
    sb%k = 0.0d0
    sb%l0 = 0.0d0
  end subroutine make_b

  subroutine energy_b(s, sb, eb)
    type(spring), intent(in) :: s
    type(spring) :: sb
    real(8) :: eb, tempb
    tempb = scale*eb
    sb%k = sb%k + 0.5d0*((s%x - s%l0)**2*tempb)
    sb%x = sb%x + 2.0d0*(s%x - s%l0)*(0.5d0*s%k*tempb)
    eb = 0.0d0
  end subroutine energy_b

  subroutine top_b(k, kb, e, eb)
    real(8), intent(in) :: k
    real(8), intent(inout) :: e
    type(spring) :: s
    real(8) :: kb, eb, result0b
    type(spring) :: sb, resultb
    ! Adjoint: sets the derivatives of k from those of e, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    s = make(k)
    kb = 0.0d0
    sb%k = 0.0d0
    sb%x = 0.0d0
    result0b = eb
    eb = 0.0d0
    call energy_b(s, sb, result0b)
    resultb%k = sb%k
    sb%k = 0.0d0
    resultb%l0 = 0.0d0
    resultb%x = sb%x
    sb%x = 0.0d0
    call make_b(k, kb, resultb)
  end subroutine top_b
end module priv
