! dotbar adjoint --head 'top(x)>(y,z)' in.f90
module user_b
  use user
contains
  subroutine top_b(n, x, xb, y, yb, z, zb)
    use library, only: changed, dp
    integer, intent(in) :: n
    real(dp) :: x(n), y(n), z(n)
    interface
      subroutine changed_b(n, y, y_b, x, x_b, s, s_b, t, t_b)
        import dp
        integer, intent(in) :: n
        real(dp), intent(in) :: y(:)
        real(dp), intent(inout) :: x(:)
        real(dp), intent(in), optional :: s, t
        real(dp) :: y_b(:)
        real(dp) :: x_b(:)
        real(dp), optional :: s_b, t_b
      end subroutine changed_b
    end interface
    real(dp) :: xb(n), yb(n), zb(n), tempb
    ! Adjoint: sets the derivatives of x from those of y, z, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    call changed(n, x, y)
    call changed(n, x, z, y(1))
    xb = 0.0d0
    tempb = 0.0d0
    call changed_b(n, y=x, y_b=xb, x=y, x_b=yb, t=z(1)*x(1), t_b=tempb)
    zb(1) = zb(1) + x(1)*tempb
    xb(1) = xb(1) + z(1)*tempb
    call changed_b(n, x, xb, z, zb, y(1), yb(1))
    call changed_b(n, x, xb, y, yb)
  end subroutine top_b
end module user_b

subroutine changed_b(n, x, xb, y, yb, w, wb, u, ub)
  integer, intent(in) :: n
  real*8, intent(in) :: x(:)
  real*8, intent(inout) :: y(:)
  real*8, intent(in), optional :: w, u
  integer :: i
  real*8 :: xb(:), yb(:), tempb
  real*8, optional :: wb, ub
  integer :: branch
  call pushreal8array(y, size(y))
  do i = n, 1, -1
    y(i) = x(i)**2
    if (present(w)) then
      call pushreal8(y(i))
      y(i) = y(i)*w
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    if (present(u)) then
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    call popcontrol1b(branch)
    if (branch == 0) then
      tempb = cos(y(i) + u)*yb(i)
      ub = ub + tempb
      yb(i) = tempb
    end if
    call popcontrol1b(branch)
    if (branch == 0) then
      call popreal8(y(i))
      wb = wb + y(i)*yb(i)
      yb(i) = w*yb(i)
    end if
    xb(i) = xb(i) + 2.0d0*x(i)*yb(i)
    yb(i) = 0.0d0
  end do
  call popreal8array(y, size(y))
end subroutine changed_b
