! dotbar adjoint --head 'f(x,y)>(y)' in.f90
subroutine f_b(n, x, xb, y, yb)
  integer, intent(in) :: n
  integer :: i, j
  real(8) :: x(n), y
  real(8), target :: t(10)
  real(8), pointer :: p(:)
  real(8) :: xb(n), yb
  ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do i = 1, 10
    t(i) = 0.1d0*i
  end do
  p => t
  do i = 1, n
    call pushreal8(y)
    y = y + p(i)*x(i)*y
    call pushreal8array(t(i + 1:n), size(t(i + 1:n)))
    do j = i + 1, n
      t(j) = t(j)*0.5d0
    end do
  end do
  xb = 0.0d0
  do i = n, 1, -1
    call popreal8array(t(i + 1:n), size(t(i + 1:n)))
    call popreal8(y)
    xb(i) = xb(i) + p(i)*(y*yb)
    yb = yb + p(i)*x(i)*yb
  end do
end subroutine f_b
