! dotbar tangent --head 'f(x,a)>(y)' in.f90
subroutine f_d(x, xd, a, ad, y, yd)
  real*8 :: x, a, y, s
  real*8 :: t
  real*8 :: last, stride, trip, stride0, trip1
  real :: trip0
  real*8 :: xd, ad, yd, sd, td
  ! Tangent: the derivatives of y are computed from those of x, a, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  sd = 0.0d0
  s = 0.0d0
  td = 0.25d0*ad
  t = 0.25d0*a
  last = t + 2.0d0 + a
  stride = 0.5d0
  t = t
  outer: do trip = t, last, stride
    if (s > 4.0d0) then
      sd = sd*0.5d0
      s = s*0.5d0
    end if
    u = 1
    do trip0 = u, 2
      sd = sd + (td*sin(x) + t*(cos(x)*xd))*u
      s = s + t*sin(x)*u
      u = u + 1.0
    end do
    t = t + stride
  end do outer
  yd = sd*t + s*td
  y = s*t
  stride0 = 0.25
  td = 0.0d0
  t = 0.5
  do trip1 = t, 1.25, stride0
    yd = yd + t*sd
    y = y + t*s
    yd = yd*x + y*xd
    y = y*x
    td = 0.0d0
    t = t + stride0
  end do
end subroutine f_d
