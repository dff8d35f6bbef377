! dotbar adjoint --head 'f(x)>(y)' in.f90
! The product of values that are no variable: what comes to it goes to each of them, and is an array already.
subroutine f_b(n, x, xb, y, yb)
  integer :: n
  real(8) :: x(n), y
  real(8) :: xb(n), yb, tempb(n)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 0.0d0
  tempb(:n - 1) = merge(product(2*x(:n - 1)*sin(x(2:)))/merge(2*x(:n - 1)*sin(x(2:)), 1.0d0, &
      abs(2*x(:n - 1)*sin(x(2:))) > 0.0d0), product(2*x(:n - 1)*sin(x(2:)), mask=abs(2*x(:n - 1)* &
      sin(x(2:))) > 0.0d0)*merge(1.0d0, merge(sum(2*x(:n - 1)*sin(x(2:)), mask=abs(2*x(:n - 1)* &
      sin(x(2:))) <= 0.0d0) - 2*x(:n - 1)*sin(x(2:)), 0.0d0, count(abs(2*x(:n - 1)*sin(x(2:))) <= &
      0.0d0) == 2), count(abs(2*x(:n - 1)*sin(x(2:))) <= 0.0d0) == 1), abs(2*x(:n - 1)* &
      sin(x(2:))) > 0.0d0)*yb
  xb(:n - 1) = xb(:n - 1) + 2*(sin(x(2:))*tempb(:n - 1))
  xb(2:) = xb(2:) + cos(x(2:))*(2*x(:n - 1)*tempb(:n - 1))
  xb(2:) = xb(2:) + merge(product((x(2:)))/merge((x(2:)), 1.0d0, abs((x(2:))) > 0.0d0), &
      product((x(2:)), mask=abs((x(2:))) > 0.0d0)*merge(1.0d0, merge(sum((x(2:)), &
      mask=abs((x(2:))) <= 0.0d0) - (x(2:)), 0.0d0, count(abs((x(2:))) <= 0.0d0) == 2), &
      count(abs((x(2:))) <= 0.0d0) == 1), abs((x(2:))) > 0.0d0)*yb
  yb = 0.0d0
end subroutine f_b
