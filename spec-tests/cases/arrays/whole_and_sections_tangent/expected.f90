! dotbar tangent --head 'f(x)>(y)' in.f90
subroutine f_d(n, x, xd, y, yd)
  integer :: n
  real*8 :: x(n), y(n), a(n), b(0:n), s
  real*8 :: xd(n), yd(n), ad(n), bd(0:n), sd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  bd = 0.0d0
  ad = xd
  a = x
  bd(1:n) = 2.9*ad + xd(1)
  b(1:n) = 2.9*a + x(1)
  bd(0) = xd(2)
  b(0) = x(2)
  ad(:) = 2.9*ad(:) + xd(2)
  a(:) = 2.9*a(:) + x(2)
  ad(2:n) = ad(1:n - 1)*sin(a(2:n)) + a(1:n - 1)*(cos(a(2:n))*ad(2:n)) + bd(0)
  a(2:n) = a(1:n - 1)*sin(a(2:n)) + b(0)
  bd(0:n:2) = 2.0d0*b(0:n:2)*bd(0:n:2)
  b(0:n:2) = b(0:n:2)**2
  ad(1:2) = merge(ad(1:2), -ad(1:2), a(1:2) >= 0.0d0) + merge(ad(2:3), merge(xd(1:2), 0.0d0, &
      x(1:2) >= 0.3d0), a(2:3) >= max(x(1:2), 0.3d0))
  a(1:2) = abs(a(1:2)) + max(a(2:3), x(1:2), 0.3d0)
  sd = sum(ad*b(1:n) + a*bd(1:n))
  s = sum(a*b(1:n))
  yd = ad*s + a*sd + bd(0:n - 1)*exp(x(n)/s) + b(0:n - 1)*(exp(x(n)/s)*((xd(n) - x(n)/s*sd)/s))
  y = a*s + b(0:n - 1)*exp(x(n)/s)
end subroutine f_d
