! dotbar adjoint --head 'top(x)>(y,z)' in.f90
module m_b
  use m
contains
  subroutine norm_b(x, xb, scale, shift, shiftb, normb)
    real(8), intent(in) :: x
    real(8), intent(in), optional :: scale, shift
    real(8) :: xb, normb
    real(8), optional :: shiftb
    integer :: branch
    if (present(scale)) then
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    if (present(shift)) then
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    call popcontrol1b(branch)
    if (branch == 0) then
      shiftb = shiftb + 2.0d0*shift*normb
    end if
    call popcontrol1b(branch)
    if (branch == 0) then
      normb = scale*normb
    end if
    xb = xb + 2.0d0*x*normb
    normb = 0.0d0
  end subroutine norm_b

  function twice_fwd(a, flag) result(r)
    real(8), intent(inout) :: a(2)
    logical, intent(in), optional :: flag
    real(8) :: r(2)
    r = 2.0d0*a**2
    if (present(flag)) then
      call pushreal8array(r, size(r))
      r = r*a
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    call pushreal8(a(1))
    a(1) = a(2)*3.0d0
  end function twice_fwd

  subroutine twice_bwd(a, ab, flag, rb)
    real(8), intent(inout) :: a(2)
    logical, intent(in), optional :: flag
    real(8) :: r(2)
    real(8) :: ab(2), rb(2)
    integer :: branch
    call popreal8(a(1))
    ab(2) = ab(2) + 3.0d0*ab(1)
    ab(1) = 0.0d0
    call popcontrol1b(branch)
    if (branch == 0) then
      call popreal8array(r, size(r))
      ab = ab + r*rb
      rb = a*rb
    end if
    ab = ab + 2.0d0*a*(2.0d0*rb)
    rb = 0.0d0
  end subroutine twice_bwd
end module m_b

subroutine top_b(x, xb, y, yb, z, zb)
  use m
  use m_b, only: norm_b, twice_fwd, twice_bwd
  real(8) :: x(2), y, z(2)
  real(8) :: result0, result1
  real(8) :: xb(2), yb, zb(2), resultb, result0b, result1b, result3b, tempb, result4b(2)
  ! Adjoint: sets the derivatives of x from those of y, z, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  result0 = norm(x(1)*x(2), shift=x(2))
  result1 = norm(x(2), y)
  z = twice_fwd(x)
  xb = 0.0d0
  zb(1) = zb(1) + x(1)*yb
  xb(1) = xb(1) + z(1)*yb
  result4b = zb
  zb = 0.0d0
  call twice_bwd(x, xb, rb=result4b)
  resultb = yb
  result0b = result1*yb
  result1b = result0*yb
  yb = 0.0d0
  result3b = result1b
  result1b = 0.0d0
  call norm_b(x(2), xb(2), y, normb=result3b)
  result3b = result0b
  result0b = 0.0d0
  tempb = 0.0d0
  call norm_b(x(1)*x(2), tempb, shift=x(2), shiftb=xb(2), normb=result3b)
  xb(1) = xb(1) + x(2)*tempb
  xb(2) = xb(2) + x(1)*tempb
  result3b = resultb
  resultb = 0.0d0
  call norm_b(x(1), xb(1), normb=result3b)
end subroutine top_b
