! dotbar adjoint --head 'p(y)/(x,y)' in.f90
! A local variable that only the way of a RETURN needs again is kept between the two procedures, too.
subroutine p_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y(n)
  integer :: i
  real(8) :: xb(n), yb(n)
  ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do i = 1, n
    call s_fwd(i, n, x, y)
  end do
  xb = 0.0d0
  do i = n, 1, -1
    call s_bwd(i, n, x, xb, y, yb)
  end do
end subroutine p_b

subroutine s_fwd(i, n, x, y)
  implicit none
  integer, intent(in) :: i, n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y(n)
  integer :: k
  integer :: jump
  jump = 0
  sweep: do
    call pushreal8(y(1))
    y(1) = y(1)*x(i)
    if (mod(i, 2) == 0) then
      k = n - i + 1
      call pushreal8(y(k))
      y(k) = sin(y(1))*x(k)
      jump = 1
      exit sweep
    end if
    call pushreal8(y(i))
    y(i) = y(1) + x(i)
    exit sweep
  end do sweep
  call pushcontrol1b(jump)
  call pushinteger4(k)
end subroutine s_fwd

subroutine s_bwd(i, n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: i, n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y(n)
  integer :: k
  real(8) :: xb(n), yb(n), tempb
  integer :: jump
  call popinteger4(k)
  call popcontrol1b(jump)
  if (jump /= 1) then
    call popreal8(y(i))
    tempb = yb(i)
    yb(i) = 0.0d0
    yb(1) = yb(1) + tempb
    xb(i) = xb(i) + tempb
  else
    call popreal8(y(k))
    tempb = yb(k)
    yb(k) = 0.0d0
    yb(1) = yb(1) + cos(y(1))*(x(k)*tempb)
    xb(k) = xb(k) + sin(y(1))*tempb
  end if
  call popreal8(y(1))
  xb(i) = xb(i) + y(1)*yb(1)
  yb(1) = x(i)*yb(1)
end subroutine s_bwd
