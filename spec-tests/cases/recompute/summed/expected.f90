! dotbar adjoint --head 'summed(a,z)>(x)' in.f90
! What the trips of a backward loop add to one element goes through a variable.
subroutine summed_b(n, k, a, ab, z, zb, x, xb)
  implicit none
  integer, intent(in) :: n, k
  real(8), intent(in) :: a(n, n), z(n)
  real(8), intent(inout) :: x(n)
  real(8) :: u(n), v(n), w(n), r(n), f(n, n)
  complex(8) :: c, p(n)
  integer :: i, j, l, m(1)
  real(8) :: ab(n, n), zb(n), xb(n), ub(n), vb(n), wb(n), rb(n), fb(n, n), tempb, temp0b, sumb, &
      sumb0, sumb1, sumb2, sumb3, sumb4, kept(n), sumb5, sumb6, sumb7, sumb8, sumb9, sumb10, &
      sumb11, sumb12
  complex(8) :: cb, pb(n), sumb13
  ! Adjoint: sets the derivatives of a, z from those of x, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  x = 0
  u = z
  v = z
  w = z
  r = z
  m = 1
  f = a
  x(2) = z(m(1))
  p = z
  c = p(2)
  do j = 1, n
    do i = 1, n
      x(i) = x(i) + a(i, j)*z(j) - z(j)/a(k, k) ! two elements; one of them also around
    end do
  end do
  do j = 1, n - 1
    do i = j + 1, n
      u(i) = u(i) - a(i, j)*u(j) ! above
    end do
  end do
  do j = 1, n - 1
    do i = j + 1, n
      call pushreal8(r(i))
      r(i) = r(i) - a(i, j)*r(j) ! beside what only the others have
      call pushreal8(r(i))
      r(i) = r(i)*z(i) + r(i)/2
      call pushreal8(r(i))
      r(i) = r(i)*z(j) - r(i)*a(i, j)
      call pushreal8(r(i))
      r(i) = -r(i)
    end do
  end do
  call pushreal8array(x(1:n), size(x(1:n)))
  do i = 1, n
    x(i) = x(i)*z(k)
    m(1) = m(1) + 1 ! counted back
  end do
  call pushreal8(x(1))
  x(1) = x(1)*z(m(1) - n)
  do j = n, 2, -1
    call pushreal8array(v(1:j - 1), size(v(1:j - 1)))
    do i = 1, j - 1
      v(i) = v(i)/2 - (v(i)*a(i, j) - v(j)*a(1, j)) ! below
    end do
    do i = j - 1, 1, -1
      w(i) = -w(i) + w(j)*z(i)
    end do
  end do
  do l = 1, n - 1
    do j = l + 1, n
      do i = 1, n
        f(i, j) = f(i, j) - a(i, l)*f(i, l)*f(k, l) ! another column
      end do
    end do
  end do
  do i = 1, 4
    if (z(i) > 0.4d0) then
      call pushreal8(x(i))
      x(i) = x(i)*z(k) ! chosen; there are trips
      if (z(i) > 0.8d0) x(i) = x(i) + z(k + 1)*f(1, i)
    else
      call pushcomplex16(c)
      c = c*p(k)
    end if
  end do
  ab = 0.0d0
  zb = 0.0d0
  ub = 0.0d0
  vb = 0.0d0
  wb = 0.0d0
  rb = 0.0d0
  fb = 0.0d0
  pb = 0.0d0
  ub = ub + xb
  vb = vb + xb
  wb = wb + xb
  rb = rb + xb
  cb = sum(xb)
  sumb11 = 0.0d0
  sumb12 = 0.0d0
  sumb13 = 0.0d0
  do i = 4, 1, -1
    if (z(i) > 0.4d0) then
      if (z(i) > 0.8d0) then
        sumb11 = sumb11 + f(1, i)*xb(i)
        fb(1, i) = fb(1, i) + z(k + 1)*xb(i)
      end if
      call popreal8(x(i))
      sumb12 = sumb12 + x(i)*xb(i)
      xb(i) = z(k)*xb(i)
    else
      call popcomplex16(c)
      sumb13 = sumb13 + c*cb
      cb = p(k)*cb
    end if
  end do
  zb(k + 1) = zb(k + 1) + sumb11
  zb(k) = zb(k) + sumb12
  pb(k) = pb(k) + sumb13
  do l = n - 1, 1, -1
    sumb10 = 0.0d0
    do j = n, l + 1, -1
      sumb9 = 0.0d0
      do i = n, 1, -1
        tempb = fb(i, j)
        temp0b = -f(k, l)*tempb
        ab(i, l) = ab(i, l) + f(i, l)*temp0b
        fb(i, l) = fb(i, l) + a(i, l)*temp0b
        sumb9 = sumb9 - a(i, l)*f(i, l)*tempb
      end do
      if (n >= 1) then
        sumb10 = sumb10 + sumb9
      end if
    end do
    if (n >= l + 1) then
      fb(k, l) = fb(k, l) + sumb10
    end if
  end do
  do j = 2, n
    sumb8 = 0.0d0
    do i = 1, j - 1
      tempb = wb(i)
      wb(i) = -tempb
      sumb8 = sumb8 + z(i)*tempb
      zb(i) = zb(i) + w(j)*tempb
    end do
    if (1 <= j - 1) then
      wb(j) = wb(j) + sumb8
    end if
    call popreal8array(kept(1:j - 1), size(kept(1:j - 1)))
    sumb6 = 0.0d0
    sumb7 = 0.0d0
    do i = j - 1, 1, -1
      v(i) = kept(i)
      tempb = vb(i)
      vb(i) = tempb/2 - a(i, j)*tempb
      ab(i, j) = ab(i, j) - v(i)*tempb
      sumb6 = sumb6 + a(1, j)*tempb
      sumb7 = sumb7 + v(j)*tempb
    end do
    if (j - 1 >= 1) then
      vb(j) = vb(j) + sumb6
      ab(1, j) = ab(1, j) + sumb7
    end if
  end do
  call popreal8(x(1))
  zb(m(1) - n) = zb(m(1) - n) + x(1)*xb(1)
  xb(1) = z(m(1) - n)*xb(1)
  call popreal8array(kept(1:n), size(kept(1:n)))
  sumb5 = 0.0d0
  do i = n, 1, -1
    m(1) = m(1) - 1
    x(i) = kept(i)
    sumb5 = sumb5 + x(i)*xb(i)
    xb(i) = z(k)*xb(i)
  end do
  if (n >= 1) then
    zb(k) = zb(k) + sumb5
  end if
  do j = n - 1, 1, -1
    sumb3 = 0.0d0
    sumb4 = 0.0d0
    do i = n, j + 1, -1
      call popreal8(r(i))
      rb(i) = -rb(i)
      call popreal8(r(i))
      sumb3 = sumb3 + r(i)*rb(i)
      ab(i, j) = ab(i, j) - r(i)*rb(i)
      rb(i) = z(j)*rb(i) - a(i, j)*rb(i)
      call popreal8(r(i))
      zb(i) = zb(i) + r(i)*rb(i)
      rb(i) = z(i)*rb(i) + rb(i)/2
      call popreal8(r(i))
      tempb = rb(i)
      ab(i, j) = ab(i, j) - r(j)*tempb
      sumb4 = sumb4 - a(i, j)*tempb
    end do
    if (n >= j + 1) then
      zb(j) = zb(j) + sumb3
      rb(j) = rb(j) + sumb4
    end if
  end do
  do j = n - 1, 1, -1
    sumb2 = 0.0d0
    do i = n, j + 1, -1
      tempb = ub(i)
      ab(i, j) = ab(i, j) - u(j)*tempb
      sumb2 = sumb2 - a(i, j)*tempb
    end do
    if (n >= j + 1) then
      ub(j) = ub(j) + sumb2
    end if
  end do
  sumb1 = 0.0d0
  do j = n, 1, -1
    sumb = 0.0d0
    sumb0 = 0.0d0
    do i = n, 1, -1
      ab(i, j) = ab(i, j) + z(j)*xb(i)
      sumb = sumb + (a(i, j)*xb(i) - (1.0d0/a(k, k))*xb(i))
      sumb0 = sumb0 + z(j)*(1.0d0/a(k, k))**2*xb(i)
    end do
    if (n >= 1) then
      zb(j) = zb(j) + sumb
      sumb1 = sumb1 + sumb0
    end if
  end do
  if (n >= 1) then
    ab(k, k) = ab(k, k) + sumb1
  end if
  pb(2) = pb(2) + cb
  zb = zb + real(pb)
  zb(m(1)) = zb(m(1)) + xb(2)
  xb(2) = 0.0d0
  ab = ab + fb
  zb = zb + rb
  zb = zb + wb
  zb = zb + vb
  zb = zb + ub
  xb = 0.0d0
end subroutine summed_b
