! dotbar tangent --head 'f(x,a)>(y,t)' in.f90
subroutine f_d(x, xd, a, ad, y, yd, t, td)
  real*8 :: x, a, y, t, s, st
  real*8 :: stride, trip
  real*8 :: xd, ad, yd, td, sd, std, strided
  ! Tangent: the derivatives of y, t are computed from those of x, a, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  std = 0.1d0*xd
  st = 0.1d0*x
  sd = 0.0d0
  s = 0.0d0
  strided = std
  stride = st
  td = ad
  t = a
  do trip = t, 1.25d0, stride
    sd = sd + cos(t*x)*(td*x + t*xd)
    s = s + sin(t*x)
    td = td + strided
    t = t + stride
  end do
  yd = sd*t + s*td
  y = s*t
end subroutine f_d
