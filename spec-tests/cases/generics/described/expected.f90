! dotbar adjoint --head 'top(x)>(y,z)' in.f90
! A generic name in the caller, which describes its procedures.
subroutine squared_b(n, x, xb, y, yb)
  integer, intent(in) :: n
  real(8), intent(in) :: x(:)
  real(8), intent(inout) :: y(:)
  real(8) :: xb(:), yb(:)
  xb(1:n) = xb(1:n) + 2.0d0*x(1:n)*yb(1:n)
  yb(1:n) = 0.0d0
end subroutine squared_b

subroutine sines_b(n, x, xb, y, yb)
  integer, intent(in) :: n
  real(8), intent(in) :: x(:, :)
  real(8), intent(inout) :: y(:)
  real(8) :: xb(:, :), yb(:)
  xb(1:n, 1) = xb(1:n, 1) + cos(x(1:n, 1))*yb(1:n)
  yb(1:n) = 0.0d0
end subroutine sines_b

subroutine top_b(n, x, xb, y, yb, z, zb)
  integer, intent(in) :: n
  real(8) :: x(n), y(n), z(n, n)
  interface gen
    subroutine squared(n, x, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(:)
      real(8), intent(out) :: y(:)
    end subroutine squared
    subroutine sines(n, x, y)
      integer, intent(in) :: n
      real(8), intent(in) :: x(:, :)
      real(8), intent(out) :: y(:)
    end subroutine sines
  end interface gen
  interface
    subroutine squared_b(n, x, x_b, y, y_b)
      integer, intent(in) :: n
      real(8), intent(in) :: x(:)
      real(8), intent(inout) :: y(:)
      real(8) :: x_b(:)
      real(8) :: y_b(:)
    end subroutine squared_b
    subroutine sines_b(n, x, x_b, y, y_b)
      integer, intent(in) :: n
      real(8), intent(in) :: x(:, :)
      real(8), intent(inout) :: y(:)
      real(8) :: x_b(:, :)
      real(8) :: y_b(:)
    end subroutine sines_b
  end interface
  real(8) :: xb(n), yb(n), zb(n, n), tempb(n)
  ! Adjoint: sets the derivatives of x from those of y, z, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  call squared(n, x, y)
  z = spread(y*x, 2, n)
  xb = 0.0d0
  call sines_b(n, z, zb, y, yb)
  tempb = sum(zb, 2)
  yb = yb + x*tempb
  xb = xb + y*tempb
  zb = 0.0d0
  call squared_b(n, x, xb, y, yb)
end subroutine top_b
