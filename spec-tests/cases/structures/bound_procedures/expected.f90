! dotbar adjoint --head 'head(s,x)>(y)' in.f90
module m_b
  use m
contains
  subroutine force_b(self, selfb, x, xb, f, fb)
    class(spring), intent(in) :: self
    real(8), intent(in) :: x
    real(8), intent(inout) :: f
    class(spring) :: selfb
    real(8) :: xb, fb, tempb
    selfb%k = selfb%k - (x - self%l)**3*fb
    tempb = -3*(x - self%l)**2*(self%k*fb)
    xb = xb + tempb
    selfb%l = selfb%l - tempb
    fb = 0.0d0
  end subroutine force_b

  subroutine spring_energy_b(x, xb, me, meb, eb)
    class(spring), intent(in) :: me
    real(8), intent(in) :: x
    real(8) :: xb, eb, tempb, temp0b
    class(spring) :: meb
    tempb = eb/4
    meb%k = meb%k + (x - me%l)**4*tempb
    temp0b = 4*(x - me%l)**3*(me%k*tempb)
    xb = xb + temp0b
    meb%l = meb%l - temp0b
    eb = 0.0d0
  end subroutine spring_energy_b

  subroutine unit_b(x, xb, ub)
    real(8), intent(in) :: x
    real(8) :: xb, ub
    xb = xb + 2*ub
    ub = 0.0d0
  end subroutine unit_b

  subroutine head_b(s, sb, x, xb, y, yb)
    type(spring), intent(inout) :: s
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    real(8) :: f
    real(8) :: result
    type(spring) :: sb
    real(8) :: xb, yb, fb, resultb, result0b, result1b
    ! Adjoint: sets the derivatives of s, x from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    call s%force(x, f)
    result = spring_energy(x, s)
    sb%k = 0.0d0
    sb%l = 0.0d0
    xb = 0.0d0
    fb = result*yb
    resultb = f*yb
    result0b = yb
    yb = 0.0d0
    result1b = result0b
    result0b = 0.0d0
    call unit_b(x, xb, result1b)
    result1b = resultb
    resultb = 0.0d0
    call spring_energy_b(x, xb, s, sb, result1b)
    call force_b(s, sb, x, xb, f, fb)
  end subroutine head_b
end module m_b
