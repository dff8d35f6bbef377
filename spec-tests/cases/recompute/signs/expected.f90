! dotbar adjoint --head 'limited(u,s)>(s)' --head 'chosen(x,y)>(z)' in.f90
! The sign of a difference, or of a product, is asked again; a sum that is rounded is not.
subroutine limited_b(n, u, ub, s, sb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: u(n)
  real(8), intent(inout) :: s(n)
  real(8) :: a, b
  integer :: i
  real(8) :: ub(n), sb(n), ab, bb
  integer :: branch, branch0
  ! Adjoint: sets the derivatives of u, s from those of s, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  ub = 0.0d0
  ab = 0.0d0
  bb = 0.0d0
  do i = n - 1, 2, -1
    a = u(i) - u(i - 1)
    b = u(i + 1) - u(i)
    if (a*b <= 0.0d0) then
      call pushcontrol1b(0)
    else
      if (abs(a) < abs(b)) then
        call pushcontrol1b(0)
      else
        call pushcontrol1b(1)
      end if
      call pushcontrol1b(1)
    end if
    call popcontrol1b(branch)
    if (branch == 0) then
      sb(i) = 0.5d0*sb(i)
    else
      call popcontrol1b(branch0)
      if (branch0 == 0) then
        ab = s(i)*sb(i)
        sb(i) = a*sb(i)
      else
        bb = s(i)*sb(i)
        sb(i) = b*sb(i)
      end if
    end if
    ub(i + 1) = ub(i + 1) + bb
    ub(i) = ub(i) - bb
    bb = 0.0d0
    ub(i) = ub(i) + ab
    ub(i - 1) = ub(i - 1) - ab
    ab = 0.0d0
  end do
end subroutine limited_b

subroutine chosen_b(x, xb, y, yb, z, zb)
  implicit none
  real(8), intent(in) :: x, y
  real(8), intent(inout) :: z
  real(8) :: xb, yb, zb
  integer :: branch
  ! Adjoint: sets the derivatives of x, y from those of z, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  if (x - y > 0.0d0) then
    z = x*y
  else
    z = x + sin(y)
  end if
  if (x + 2.0d0*y > 1.0d0) then
    call pushreal8(z)
    z = z*z
    call pushcontrol1b(0)
  else
    call pushcontrol1b(1)
  end if
  xb = 0.0d0
  yb = 0.0d0
  if (max(x, -y) > min(x, y)) then
    xb = z*zb
    zb = x*zb
  else
    yb = z*zb
    zb = y*zb
  end if
  call popcontrol1b(branch)
  if (branch == 0) then
    call popreal8(z)
    zb = 2.0d0*z*zb
  end if
  if (x - y > 0.0d0) then
    xb = xb + y*zb
    yb = yb + x*zb
    zb = 0.0d0
  else
    xb = xb + zb
    yb = yb + cos(y)*zb
    zb = 0.0d0
  end if
end subroutine chosen_b
