! dotbar adjoint --head 'f(x)>(y)' in.f90
! Elements that are read twice get both; on the left side no subscript may occur twice.
subroutine f_b(n, m, k, l, x, xb, y, yb)
  implicit none
  integer :: n, m, k(m), l(0:2)
  real(8) :: x(n), y(n), a(0:n - 1), b(n, n), c(m, m)
  real(8) :: xb(n), yb(n), ab(0:n - 1), bb(n, n), cb(m, m), tempb(0:2), temp0b(m)
  integer :: i, i0, i1
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  a = x*x(2)
  b = spread(x, 1, n)*spread(a, 2, n)
  call pushreal8array(a, size(a))
  a(l) = a(l)*x(k(1:3)) + a(l(0))
  call pushreal8array(a, size(a))
  a(l - 1) = a(k(2:4) - 1)*2
  c = b(k, k)*sum(x(k))
  call pushreal8array(b, size(b))
  b(k(1), l) = c(1, 1:3)*b(l, 2)
  call pushreal8array(a, size(a))
  where (x(l) > 0.3d0) a(l) = a(l)/x(l)
  y(:m) = sum(c, 1)
  y(m + 1:) = a(m:)
  xb = 0.0d0
  ab = 0.0d0
  bb = 0.0d0
  cb = 0.0d0
  temp0b(2:4) = 0.0d0
  call g_b(3, x(k(2:4)), temp0b(2:4), y(1:3), yb(1:3))
  do i = 1, size(x(k(2:4)), 1)
    xb(k(i + 1)) = xb(k(i + 1)) + temp0b(i + 1)
  end do
  tempb = yb(l)
  yb(l) = 0.0d0
  do i = 1, size(y(l), 1)
    yb(l(i - 1)) = yb(l(i - 1)) + tempb(i - 1)
  end do
  do i0 = 1, size(b(l, 1), 1)
    bb(l(i0 - 1), 1) = bb(l(i0 - 1), 1) + b(1, l(i0 - 1))*tempb(i0 - 1)
  end do
  do i1 = 1, size(b(1, l), 1)
    bb(1, l(i1 - 1)) = bb(1, l(i1 - 1)) + b(l(i1 - 1), 1)*tempb(i1 - 1)
  end do
  ab(m:) = ab(m:) + yb(m + 1:)
  yb(m + 1:) = 0.0d0
  do i = 1, size(cb, 2)
    cb(:, i) = cb(:, i) + yb(i)
  end do
  yb(:m) = 0.0d0
  call popreal8array(a, size(a))
  tempb = ab(l)
  where (x(l) > 0.3d0) ab(l) = 0.0d0
  do i = 1, size(a(l), 1)
    if (x(l(i - 1)) > 0.3d0) then
      ab(l(i - 1)) = ab(l(i - 1)) + (1.0d0/x(l(i - 1)))*tempb(i - 1)
    end if
  end do
  do i0 = 1, size(x(l), 1)
    if (x(l(i0 - 1)) > 0.3d0) then
      xb(l(i0 - 1)) = xb(l(i0 - 1)) + (-a(l(i0 - 1))*(1.0d0/x(l(i0 - 1)))**2*tempb(i0 - 1))
    end if
  end do
  call popreal8array(b, size(b))
  tempb = bb(k(1), l)
  bb(k(1), l) = 0.0d0
  cb(1, 1:3) = cb(1, 1:3) + b(l, 2)*tempb
  do i = 1, size(b(l, 2), 1)
    bb(l(i - 1), 2) = bb(l(i - 1), 2) + c(1, i)*tempb(i - 1)
  end do
  do i = 1, size(b(k, k), 2)
    do i0 = 1, size(b(k, k), 1)
      bb(k(i0), k(i)) = bb(k(i0), k(i)) + sum(x(k))*cb(i0, i)
    end do
  end do
  do i1 = 1, size(x(k), 1)
    xb(k(i1)) = xb(k(i1)) + sum(b(k, k)*cb)
  end do
  call popreal8array(a, size(a))
  tempb = ab(l - 1)
  ab(l - 1) = 0.0d0
  do i = 1, size(a(k(2:4) - 1), 1)
    ab(k(i + 1) - 1) = ab(k(i + 1) - 1) + 2*tempb(i - 1)
  end do
  call popreal8array(a, size(a))
  tempb = ab(l)
  ab(l) = 0.0d0
  do i = 1, size(a(l), 1)
    ab(l(i - 1)) = ab(l(i - 1)) + x(k(i))*tempb(i - 1)
  end do
  do i0 = 1, size(x(k(1:3)), 1)
    xb(k(i0)) = xb(k(i0)) + a(l(i0 - 1))*tempb(i0 - 1)
  end do
  ab(l(0)) = ab(l(0)) + sum(tempb)
  xb = xb + sum(spread(a, 2, n)*bb, 1)
  ab = ab + sum(spread(x, 1, n)*bb, 2)
  xb = xb + x(2)*ab
  xb(2) = xb(2) + sum(x*ab)
end subroutine f_b

subroutine g_b(n, p, pb, q, qb)
  integer :: n
  real(8) :: p(n), q(n)
  real(8) :: pb(n), qb(n)
  pb = pb + p(1)*qb
  pb(1) = pb(1) + sum(p*qb)
end subroutine g_b
