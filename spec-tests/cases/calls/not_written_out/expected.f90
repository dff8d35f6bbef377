! dotbar adjoint --head 'f(x)>(y)' in.f90
module ks_b
  use ks
contains
  subroutine next_b(j, x, xb)
    integer, intent(inout) :: j
    real(8), intent(inout) :: x
    real(8) :: xb
    xb = 2.0d0*x*xb
  end subroutine next_b
end module ks_b

subroutine f_b(n, x, xb, y, yb)
  use ks
  use ks_b, only: next_b
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  real(8) :: w(3)
  integer :: i
  real(8) :: xb(n), yb, wb(3), tempb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 0.0d0
  wb = 0.0d0
  do i = n, 1, -1
    w(1) = x(i)
    w(2) = x(i) + 1d0
    w(3) = 2d0*x(i)
    k = 1
    call pushreal8array(w, size(w))
    call pushinteger4(k)
    call next(kk, w(k))
    tempb = w(3)*yb
    wb(1) = wb(1) + w(2)*tempb
    wb(2) = wb(2) + w(1)*tempb
    wb(3) = wb(3) + w(1)*w(2)*yb
    call popinteger4(k)
    call popreal8array(w, size(w))
    call next_b(kk, w(k), wb(k))
    xb(i) = xb(i) + 2d0*wb(3)
    wb(3) = 0.0d0
    xb(i) = xb(i) + wb(2)
    wb(2) = 0.0d0
    xb(i) = xb(i) + wb(1)
    wb(1) = 0.0d0
  end do
  yb = 0.0d0
end subroutine f_b
