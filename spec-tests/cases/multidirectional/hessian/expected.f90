! dotbar hessian --rules multidirectional --library runtime_directions --head 'f_b(x)>(xb)' diffsizes.f90 f_b.f90
subroutine f_b_dv(n, x, xd, xb, xbd, y, yb, nbdirs)
  use diffsizes, only: nbdirsmax
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i
  real(8) :: xb(n), yb
  real(8) :: xd(nbdirsmax, n), xbd(nbdirsmax, n), yd(nbdirsmax), ybd(nbdirsmax)
  integer :: nbdirs, nd
  ! Tangent: the derivatives of xb are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  ybd = 0.0d0
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = 1.0d0
  do nd = 1, nbdirs
    yd(nd) = 0.0d0
  end do
  do i = 1, n
    call pushreal8_dv(y, yd, nbdirs)
    do nd = 1, nbdirs
      yd(nd) = yd(nd)*x(i) + y*xd(nd, i)
    end do
    y = y*x(i)
  end do
  xb = 0.0d0
  do nd = 1, nbdirs
    xbd(nd, :) = 0.0d0
  end do
  do i = n, 1, -1
    call popreal8_dv(y, yd, nbdirs)
    xb(i) = xb(i) + y*yb
    do nd = 1, nbdirs
      xbd(nd, i) = xbd(nd, i) + yd(nd)*yb + y*ybd(nd)
      ybd(nd) = xd(nd, i)*yb + x(i)*ybd(nd)
    end do
    yb = x(i)*yb
  end do
  yb = 0.0d0
  do nd = 1, nbdirs
    ybd(nd) = 0.0d0
  end do
end subroutine f_b_dv

subroutine f_b_h(n, x, xd, xb, xbd, y, yb, nbdirs)
  use diffsizes, only: nbdirsmax
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  real(8) :: xb(n), yb
  real(8) :: xd(nbdirsmax, n), xbd(nbdirsmax, n)
  integer :: nbdirs, k, i0
  ! Hessian: the derivatives of xb by x, each element of which has a direction: its number.
  ! Sets nbdirs, the number of directions.
  k = 0
  nbdirs = 0
  xd = 0.0d0
  do i0 = lbound(x, 1), ubound(x, 1)
    k = k + 1
    nbdirs = max(nbdirs, k)
    if (nbdirs > nbdirsmax) then
      stop 'there are more directions than nbdirsmax of diffsizes'
    end if
    xd(k, i0) = 1.0d0
  end do
  call f_b_dv(n, x, xd, xb, xbd, y, yb, nbdirs)
end subroutine f_b_h
