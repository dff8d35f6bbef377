! dotbar adjoint --head 'top(x)>(y)' in.f90
module m_b
  use m
contains
  subroutine bound_b(n, x, xb, y, yb)
    use, intrinsic :: ieee_arithmetic, only: ieee_is_nan, ieee_is_finite
    integer, intent(in) :: n
    real(8), intent(inout) :: x(n)
    real(8), intent(inout) :: y
    integer :: k
    real(8) :: xb(n), yb, tempb(n), temp0b
    integer(1) :: branch(n)
    logical :: mask(n)
    integer :: branch0
    do k = 1, n
      if (ieee_is_nan(x(k)) .or. x(k) > 2) then
        call pushreal8(x(k))
        x(k) = 2*sin(x(k))
        branch(k) = 0
      else
        branch(k) = 1
      end if
    end do
    mask = .not. ieee_is_nan(x) .and. x < 0
    call pushreal8array(x, size(x))
    where (mask) x = x**2
    call pushbooleanarray(mask, size(mask))
    y = sum(x)
    if (.not. ieee_is_finite(y)) then
      y = 1
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    temp0b = xb(1)
    yb = yb + x(n)*temp0b
    xb(1) = 0.0d0
    xb(n) = xb(n) + y*temp0b
    call popcontrol1b(branch0)
    if (branch0 == 0) then
      yb = 0.0d0
    end if
    xb = xb + yb
    yb = 0.0d0
    call popbooleanarray(mask, size(mask))
    call popreal8array(x, size(x))
    tempb = xb
    where (mask) xb = 0.0d0
    where (mask) xb = xb + 2.0d0*x*tempb
    do k = n, 1, -1
      if (branch(k) == 0) then
        call popreal8(x(k))
        xb(k) = cos(x(k))*(2*xb(k))
      end if
    end do
  end subroutine bound_b
end module m_b

subroutine top_b(n, x, xb, y, yb)
  use m
  use m_b, only: bound_b
  integer :: n
  real(8) :: x(n), y
  real(8) :: xb(n), yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  call pushreal8array(x, size(x))
  call bound(n, x, y)
  xb = 0.0d0
  xb(1) = xb(1) + y*yb
  yb = x(1)*yb
  call popreal8array(x, size(x))
  call bound_b(n, x, xb, y, yb)
end subroutine top_b
