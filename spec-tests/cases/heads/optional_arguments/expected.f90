! dotbar adjoint --head 's(y,z)/(x,a,b)' in.f90
module m_b
  use m
contains
  subroutine s_b(x, xb, y, yb, a, ab, b, bb, z, zb)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    real(8), intent(in), optional :: a, b(2)
    real(8), intent(inout), optional :: z
    real(8) :: xb, yb
    real(8), optional :: ab, bb(2), zb
    integer :: branch
    ! Adjoint: sets the derivatives of x, a, b from those of y, z, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    y = sin(x)
    if (present(a)) then
      call pushreal8(y)
      y = y*a
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    if (present(b)) then
      y = y + b(1)*b(2)
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    if (present(z)) then
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    xb = 0.0d0
    if (present(a)) then
      ab = 0.0d0
    end if
    if (present(b)) then
      bb = 0.0d0
    end if
    call popcontrol1b(branch)
    if (branch == 0) then
      yb = yb + x*zb
      xb = y*zb
      zb = 0.0d0
    end if
    call popcontrol1b(branch)
    if (branch == 0) then
      bb(1) = bb(1) + b(2)*yb
      bb(2) = bb(2) + b(1)*yb
    end if
    call popcontrol1b(branch)
    if (branch == 0) then
      call popreal8(y)
      ab = ab + y*yb
      yb = a*yb
    end if
    xb = xb + cos(x)*yb
    yb = 0.0d0
  end subroutine s_b
end module m_b
