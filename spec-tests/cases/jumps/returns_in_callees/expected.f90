! dotbar adjoint --head 'p(y)/(x)' in.f90
! What is called as a whole returns at once, as its adjoint does; that another call, which has no derivative, is split changes nothing there.
subroutine p_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  real(8) :: w
  integer :: i
  real(8) :: xb(n), yb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  w = 2.0d0
  call joint(2, 0.5d0, w)
  y = w*x(1)
  do i = 1, n
    call pushreal8(y)
    call joint(i, x(i), y)
  end do
  xb = 0.0d0
  do i = n, 1, -1
    call popreal8(y)
    call joint_b(i, x(i), xb(i), y, yb)
  end do
  xb(1) = xb(1) + w*yb
  yb = 0.0d0
end subroutine p_b

subroutine joint_b(i, a, ab, y, yb)
  implicit none
  integer, intent(in) :: i
  real(8), intent(in) :: a
  real(8), intent(inout) :: y
  real(8) :: ab, yb
  if (i == 3) return
  call pushreal8(y)
  y = y*sin(a)
  call popreal8(y)
  ab = ab + cos(a)*(y*yb)
  yb = sin(a)*yb
end subroutine joint_b
