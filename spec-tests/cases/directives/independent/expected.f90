! dotbar adjoint --head 'cells(y)/(x,y)' in.f90
! Each trip has work space of its own, by k: nobody can see that no trip needs what another one sets, but who wrote it.
subroutine cells_b(n, k, x, xb, w, y, yb)
  implicit none
  integer, intent(in) :: n, k(n)
  double precision, intent(in) :: x(n)
  double precision, intent(inout) :: w(n)
  double precision, intent(inout) :: y
  integer :: i
  double precision :: xb(n), wb(n), yb
  ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  xb = 0.0d0
  wb = 0.0d0
  do i = n, 1, -1
    w(k(i)) = x(i)**2
    call pushreal8(w(k(i)))
    w(k(i)) = sin(w(k(i)))*x(i)
    wb(k(i)) = wb(k(i)) + 2.0d0*w(k(i))*yb
    call popreal8(w(k(i)))
    xb(i) = xb(i) + sin(w(k(i)))*wb(k(i))
    wb(k(i)) = cos(w(k(i)))*(x(i)*wb(k(i)))
    xb(i) = xb(i) + 2.0d0*x(i)*wb(k(i))
    wb(k(i)) = 0.0d0
  end do
end subroutine cells_b
