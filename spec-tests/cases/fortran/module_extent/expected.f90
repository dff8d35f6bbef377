! dotbar adjoint --head 'caller(x)>(y)' in.f90
subroutine caller_b(x, xb, y, yb)
  use sizes
  real(8) :: x(4), y
  real(8) :: xb(4), yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  n = 4
  w = 3
  xb = 0.0d0
  call work_b(x, xb, y, yb)
end subroutine caller_b

subroutine work_b(x, xb, y, yb)
  use sizes
  real(8) :: x(n), y, t(n)
  character(len=w) :: word
  integer :: i
  real(8) :: xb(n), yb, tb(n)
  word = 'abc'
  do i = 1, 4
    t(i) = x(i)*x(i)
  end do
  tb = 0.0d0
  if (word == 'abc') then
    tb(1) = tb(1) + t(4)*yb
    tb(4) = tb(4) + t(1)*yb
    tb(2) = tb(2) + t(3)*yb
    tb(3) = tb(3) + t(2)*yb
    yb = 0.0d0
  end if
  do i = 4, 1, -1
    xb(i) = xb(i) + 2.0d0*x(i)*tb(i)
    tb(i) = 0.0d0
  end do
end subroutine work_b
