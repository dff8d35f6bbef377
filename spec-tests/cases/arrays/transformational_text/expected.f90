! dotbar adjoint --head 'f(x)>(y)' in.f90
subroutine f_b(n, x, xb, y, yb)
  integer :: n
  real*8 :: x(n), y(n), a(n), m(n, n), p
  real*8 :: p0
  real*8 :: xb(n), yb(n), ab(n), mb(n, n), pb, p0b, tempb(n), temp0b(n, n), temp1b(n, n)
  integer :: i, i0
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  a = x
  p0 = dot_product(a, x)
  m = spread(a, 2, n) + p0
  call pushreal8array(a, size(a))
  a = matmul(m, a)
  call pushreal8array(m, size(m))
  m = matmul(m, transpose(m))/100
  a = a + matmul(x, m)/n + sum(m, 1) + sum(m, dim=2, mask=m > 0.5d0)
  p = product(x)*maxval(a) + norm2(x) + minval(m)
  xb = 0.0d0
  ab = 0.0d0
  mb = 0.0d0
  tempb = (1.0d0/sum(abs(a), mask=a > 0.3d0))*yb
  pb = sum(a*tempb)
  ab = ab + p*tempb
  where (a > 0.3d0)
    ab = ab - merge(1.0d0, -1.0d0, a >= 0.0d0)*sum(p*a*(1.0d0/sum(abs(a), mask=a > 0.3d0))**2*yb)
  end where
  xb = xb + cshift(yb, -1)
  yb = 0.0d0
  xb = xb + merge(product(x)/merge(x, 1.0d0, abs(x) > 0.0d0), product(x, mask=abs(x) > 0.0d0)* &
      merge(1.0d0, merge(sum(x, mask=abs(x) <= 0.0d0) - x, 0.0d0, count(abs(x) <= 0.0d0) == 2), &
      count(abs(x) <= 0.0d0) == 1), abs(x) > 0.0d0)*(maxval(a)*pb)
  where (a >= maxval(a)) ab = ab + product(x)*pb/max(count(a >= maxval(a)), 1)
  xb = xb + x*(pb/max(norm2(x), tiny(1.0d0)))
  where (m <= minval(m)) mb = mb + pb/max(count(m <= minval(m)), 1)
  tempb = ab/n
  xb = xb + matmul(m, tempb)
  do i = 1, size(mb, 2)
    mb(:, i) = mb(:, i) + x*tempb(i)
  end do
  do i0 = 1, size(mb, 2)
    mb(:, i0) = mb(:, i0) + ab(i0)
  end do
  where (m > 0.5d0) mb = mb + spread(ab, 2, size(m, 2))
  call popreal8array(m, size(m))
  temp0b = mb
  mb = 0.0d0
  temp1b = temp0b/100
  mb = mb + matmul(temp1b, transpose(transpose(m)))
  mb = mb + transpose(matmul(transpose(m), temp1b))
  call popreal8array(a, size(a))
  tempb = ab
  ab = 0.0d0
  do i = 1, size(mb, 2)
    mb(:, i) = mb(:, i) + tempb*a(i)
  end do
  ab = ab + matmul(tempb, m)
  ab = ab + sum(mb, 2)
  p0b = sum(mb)
  ab = ab + x*p0b
  xb = xb + a*p0b
  xb = xb + ab
end subroutine f_b
