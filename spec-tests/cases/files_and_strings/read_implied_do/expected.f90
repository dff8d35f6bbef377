! dotbar tangent --head 'f(x)>(y)' in.f90
subroutine f_d(u, n, m, x, xd, y, yd)
  implicit none
  type :: t
    real*8 :: p
    real*8 :: q(3)
  end type t
  integer, intent(in) :: u, n, m
  integer :: i, j
  real*8 :: x(n), y, a(n), b(0:n, m), c(n), z
  type(t) :: s(n)
  real*8 :: xd(n), yd, ad(n), bd(0:n, m), cd(n), zd
  type(t) :: sd(n)
  integer :: i0
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  do i0 = 1, size(s, 1)
    sd(i0)%p = 0.0d0
    sd(i0)%q = 0.0d0
  end do
  ad = xd*x + x*xd
  a = x*x
  bd = 3*xd(1)
  b = 3*x(1)
  cd = xd
  c = x
  sd%p = xd
  s%p = x
  zd = xd(2)
  z = x(2)
  do i = 1, n
    sd(i)%q = xd(i)
    s(i)%q = x(i)
  end do
  read(u, *) (a(i), c(i), i = 2, n, 2), z
  ad(2:n:2) = 0.0d0
  cd(2:n:2) = 0.0d0
  zd = 0.0d0
  read(u, *) ((b(i - 1, j), i = 1, n - 1), j = 1, m)
  bd(1 - 1:n - 1 - 1, 1:m) = 0.0d0
  read(u, *) (s(i)%q(2), s(i)%p, i = 1, 2)
  sd(1:2)%q(2) = 0.0d0
  sd(1:2)%p = 0.0d0
  yd = sum(ad*x + a*xd) + sum(bd) + dot_product(cd, x) + dot_product(c, xd) + zd*x(1) + z*xd(1)
  y = sum(a*x) + sum(b) + dot_product(c, x) + z*x(1)
  do i = 1, n
    yd = yd + (2.0d0*s(i)%p*sd(i)%p + sum(merge(product(s(i)%q)/merge(s(i)%q, 1.0d0, &
        abs(s(i)%q) > 0.0d0), product(s(i)%q, mask=abs(s(i)%q) > 0.0d0)*merge(1.0d0, &
        merge(sum(s(i)%q, mask=abs(s(i)%q) <= 0.0d0) - s(i)%q, 0.0d0, count(abs(s(i)%q) <= &
        0.0d0) == 2), count(abs(s(i)%q) <= 0.0d0) == 1), abs(s(i)%q) > 0.0d0)*sd(i)%q))
    y = y + s(i)%p**2 + product(s(i)%q)
  end do
end subroutine f_d
