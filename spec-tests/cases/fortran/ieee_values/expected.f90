! dotbar adjoint --head 'top(x)>(x,y,z)' in.f90
module marking_b
  use marking
contains
  subroutine top_b(n, x, xb, y, yb, z, zb)
    use, intrinsic :: ieee_arithmetic, only: ieee_value, ieee_quiet_nan, ieee_positive_zero, &
        ieee_support_nan
    integer, intent(in) :: n
    real(8), intent(inout) :: x(n)
    real(8), intent(inout) :: y, z
    integer :: k
    real(8) :: xb(n), yb, zb
    integer(1) :: branch(n)
    ! Adjoint: sets the derivatives of x from those of x, y, z, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    y = ieee_value(x(1), ieee_positive_zero)
    do k = 1, n
      if (x(k) < 0 .and. ieee_support_nan(x(k))) then
        call pushreal8(x(k))
        x(k) = ieee_value(x(k), ieee_quiet_nan)
        branch(k) = 0
      else
        if (k == 2) then
          call pushreal8(x(k))
          x(k) = ieee_value(1.0d0, ieee_positive_zero)
        else
          call pushreal8(x(k))
          x(k) = x(k)*sin(x(k))
        end if
        branch(k) = 1
      end if
      y = y + x(k)**2*(k + 1)
    end do
    yb = yb/(2.0d0*max(sqrt(y), sqrt(tiny(1.0d0))))
    yb = yb + x(n)*zb
    xb(n) = xb(n) + y*zb
    zb = 0.0d0
    do k = n, 1, -1
      xb(k) = xb(k) + 2.0d0*x(k)*((k + 1)*yb)
      if (branch(k) == 0) then
        call popreal8(x(k))
        xb(k) = 0.0d0
      else if (k == 2) then
        call popreal8(x(k))
        xb(k) = 0.0d0
      else
        call popreal8(x(k))
        xb(k) = sin(x(k))*xb(k) + cos(x(k))*(x(k)*xb(k))
      end if
    end do
    yb = 0.0d0
  end subroutine top_b
end module marking_b
