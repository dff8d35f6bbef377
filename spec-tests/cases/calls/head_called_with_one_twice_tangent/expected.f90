! dotbar tangent --no-activity --head 'top(x)>(y)' --head 's(p)>(r)' in.f90
! s is a head and is called with one variable for two formals, those of w are not even read: it may not set the derivative of either to
! zero, which would write what the other one stands for; its callers do.
subroutine top_d(x, xd, y, yd)
  real(8) :: x, y, v(2), w(3)
  integer :: i
  real(8) :: xd, yd, vd(2), wd(3)
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  yd = 0.0d0
  vd = 0.0d0
  v = 2.0d0
  wd = 0.0d0
  w = 3.0d0
  i = 1
  call s_d(x, xd, v, vd, v, vd, w(1), wd(1), w(i), wd(i), y, yd)
  yd = yd*x + y*xd
  y = y*x
end subroutine top_d

subroutine s_d(p, pd, e, ed, f, fd, g, gd, h, hd, r, rd)
  real(8) :: p, e(2), f(2), g(2), h(2), r
  real(8) :: pd, ed(2), fd(2), gd(2), hd(2), rd
  ! Tangent: the derivatives of r are computed from those of p, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  ! It is called by differentiated code, too: the caller also sets the derivatives of e, f (to zero, when nothing is added).
  rd = pd*e(1) + p*ed(1) + fd(2)
  r = p*e(1) + f(2)
end subroutine s_d
