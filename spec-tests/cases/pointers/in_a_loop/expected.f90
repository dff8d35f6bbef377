! dotbar adjoint --head 'f(x)>(y)' in.f90
subroutine f_b(n, x, xb, y, yb)
  integer, intent(in) :: n
  real(8), intent(in), target :: x(n)
  real(8), intent(inout) :: y
  real(8), target :: w(n, n)
  real(8), pointer :: p(:)
  integer :: i, j
  real(8), target :: xb(n), wb(n, n)
  real(8) :: yb, sumb
  real(8), pointer :: pb(:)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do j = 1, n
    p => w(:, j)
    pb => wb(:, j)
    call pushreal8array(p(1:n), size(p(1:n)))
    do i = 1, n
      p(i) = x(i)**2*x(j)
    end do
  end do
  xb = 0.0d0
  wb = 0.0d0
  do j = n, 1, -1
    p => w(:, j)
    pb => wb(:, j)
    pb = pb + 2.0d0*p*yb
    sumb = 0.0d0
    do i = n, 1, -1
      xb(i) = xb(i) + 2.0d0*x(i)*(x(j)*pb(i))
      sumb = sumb + x(i)**2*pb(i)
      pb(i) = 0.0d0
    end do
    if (n >= 1) then
      xb(j) = xb(j) + sumb
    end if
    call popreal8array(p(1:n), size(p(1:n)))
  end do
  yb = 0.0d0
end subroutine f_b
