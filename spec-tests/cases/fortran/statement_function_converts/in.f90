! What a statement function gives is of the function's type, whatever that of the expression is: values are rounded, cut and widened
! where it is expanded, in internal procedures, too, and it reads more than its arguments.
subroutine s(x, y)
  integer, parameter :: dp = kind(1.0d0)
  real(8) x, y, u
  real(8) h, w(5)
  real(4) c
  integer k, n, trunc, kk
  double precision half
  complex(dp) z
  complex zs
  real(dp) re
  real single
  logical(1) flag
  h(k) = c*k + n
  trunc(u) = u*10d0 + c
  half(k) = k/2
  single(u) = u*c
  z(u) = u
  zs(u) = cmplx(u, c, 8)*u
  re(u) = z(u)*(1.5, 2.5)
  flag(k) = k > n
  c = 1.5
  n = 2
  w = h(3)
  kk = trunc(0.31d0)
  y = x*h(kk) + half(kk)*w(2)*x + single(x) + real(z(x)*z(x)) + re(sin(x)) + aimag(zs(x))
  if (flag(kk)) y = 2*y
  call inner
contains
  subroutine inner
    real(8) c2
    c2 = h(1)/3
    y = y*c2 + re(x)
  end subroutine inner
end subroutine s
