! dotbar adjoint --head 'final(a,z)>(x)' in.f90
! What is overwritten ahead of all that was used is not recorded: below a pivot or above it, in one dimension or the other.
subroutine final_b(n, a, ab, z, zb, x, xb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n, n), z(n)
  real(8), intent(inout) :: x(n)
  real(8) :: f(n, n), g(n, n), u(n), v(n), w(n), p(n), s
  integer :: i, j, k
  real(8) :: ab(n, n), zb(n), xb(n), fb(n, n), gb(n, n), ub(n), vb(n), wb(n), pb(n), sb, tempb, &
      temp0b, kept(n), sumb, sumb0, sumb1, sumb2, sumb3, sumb4, sumb5, sumb6, sumb7, sumb8, &
      sumb9, sumb10, sumb11, sumb12
  ! Adjoint: sets the derivatives of a, z from those of x, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  f = a
  g = a
  u = z
  v = z
  w = z
  p = z
  do k = 1, n - 1
    call pushreal8array(f(k + 1:n, k), size(f(k + 1:n, k)))
    do i = k + 1, n
      f(i, k) = f(i, k)/f(k, k) ! used by its own derivative: recorded
    end do
    do j = k + 1, n
      do i = k + 1, n
        if (a(i, j) > 0.2d0) f(i, j) = f(i, j) - f(i, k)*f(k, j)
      end do
    end do
  end do
  do k = 1, n - 1, 1
    do j = 1, n
      do i = k + 1, n, 1
        g(i, j) = g(i, j) - g(k, j)**2*z(i) ! rows alone
      end do
    end do
  end do
  do j = 1, n - 1
    do i = n, j + 1, -1
      u(i) = -((-u(i)) + f(i, j)*u(j)) - (2*g(1, 1))
    end do
  end do
  do j = n, 2, -1
    do i = 1, j - 1
      v(i) = v(i) - (z(i)**v(j) - u(i)/v(j) + z(j)*exp(-(v(j) + u(1)) - (u(2) - v(j))))
    end do
  end do
  do j = n, 2, -1
    call pushreal8array(p(1:2), size(p(1:2)))
    do k = 1, 2
      s = w(j) + z(k) ! computed again
      x(k) = s*s
      p(k) = p(k) + x(k)
    end do
    do i = j - 1, 1, -1
      w(i) = w(i) - w(j)**2
    end do
    call pushreal8(w(j))
    w(j) = w(j) + z(j)*p(1)
  end do
  ab = 0.0d0
  zb = 0.0d0
  fb = 0.0d0
  gb = 0.0d0
  ub = 0.0d0
  vb = 0.0d0
  wb = 0.0d0
  pb = 0.0d0
  ub = ub + xb
  vb = vb + xb
  wb = wb + xb
  pb = pb + xb
  xb = 0.0d0
  do j = 2, n
    call popreal8(w(j))
    zb(j) = zb(j) + p(1)*wb(j)
    pb(1) = pb(1) + z(j)*wb(j)
    sumb12 = 0.0d0
    do i = 1, j - 1
      tempb = wb(i)
      sumb12 = sumb12 - 2.0d0*w(j)*tempb
    end do
    if (1 <= j - 1) then
      wb(j) = wb(j) + sumb12
    end if
    sumb11 = 0.0d0
    do k = 2, 1, -1
      s = w(j) + z(k)
      xb(k) = xb(k) + pb(k)
      sb = 2.0d0*s*xb(k)
      xb(k) = 0.0d0
      sumb11 = sumb11 + sb
      zb(k) = zb(k) + sb
    end do
    wb(j) = wb(j) + sumb11
    call popreal8array(p(1:2), size(p(1:2)))
  end do
  sumb9 = 0.0d0
  sumb10 = 0.0d0
  do j = 2, n
    sumb5 = 0.0d0
    sumb6 = 0.0d0
    sumb7 = 0.0d0
    sumb8 = 0.0d0
    do i = j - 1, 1, -1
      tempb = vb(i)
      zb(i) = zb(i) - v(j)*(z(i) + merge(tiny(1.0d0), 0.0d0, abs(z(i)) <= 0.0d0 .and. v(j) < &
          1.0d0))**(v(j) - 1.0d0)*tempb
      sumb5 = sumb5 - merge(z(i)**v(j)*log(z(i)), 0.0d0, z(i) > 0.0d0)*tempb
      ub(i) = ub(i) + (1.0d0/v(j))*tempb
      sumb6 = sumb6 - exp(-(v(j) + u(1)) - (u(2) - v(j)))*tempb
      temp0b = -exp(-(v(j) + u(1)) - (u(2) - v(j)))*(z(j)*tempb)
      sumb7 = sumb7 - temp0b
      sumb8 = sumb8 - temp0b
      sumb5 = sumb5 + (temp0b - temp0b - u(i)*(1.0d0/v(j))**2*tempb)
    end do
    if (j - 1 >= 1) then
      vb(j) = vb(j) + sumb5
      zb(j) = zb(j) + sumb6
      sumb9 = sumb9 + sumb7
      sumb10 = sumb10 + sumb8
    end if
  end do
  if (2 <= n) then
    ub(1) = ub(1) + sumb9
    ub(2) = ub(2) + sumb10
  end if
  sumb4 = 0.0d0
  do j = n - 1, 1, -1
    sumb2 = 0.0d0
    sumb3 = 0.0d0
    do i = j + 1, n
      tempb = ub(i)
      fb(i, j) = fb(i, j) - u(j)*tempb
      sumb2 = sumb2 - f(i, j)*tempb
      sumb3 = sumb3 - 2*tempb
    end do
    if (j + 1 <= n) then
      ub(j) = ub(j) + sumb2
      sumb4 = sumb4 + sumb3
    end if
  end do
  if (n - 1 >= 1) then
    gb(1, 1) = gb(1, 1) + sumb4
  end if
  do k = n - 1, 1, -1
    do j = n, 1, -1
      sumb1 = 0.0d0
      do i = n, k + 1, -1
        tempb = gb(i, j)
        sumb1 = sumb1 - 2.0d0*g(k, j)*(z(i)*tempb)
        zb(i) = zb(i) - g(k, j)**2*tempb
      end do
      if (n >= k + 1) then
        gb(k, j) = gb(k, j) + sumb1
      end if
    end do
    gb(3, k) = gb(3, k) + 2*xb(k)
    xb(k) = 0.0d0
  end do
  do k = n - 1, 1, -1
    do j = n, k + 1, -1
      sumb0 = 0.0d0
      do i = n, k + 1, -1
        if (a(i, j) > 0.2d0) then
          tempb = fb(i, j)
          fb(i, k) = fb(i, k) - f(k, j)*tempb
          sumb0 = sumb0 - f(i, k)*tempb
        end if
      end do
      if (n >= k + 1) then
        fb(k, j) = fb(k, j) + sumb0
      end if
    end do
    call popreal8array(kept(k + 1:n), size(kept(k + 1:n)))
    sumb = 0.0d0
    do i = n, k + 1, -1
      f(i, k) = kept(i)
      tempb = fb(i, k)
      fb(i, k) = (1.0d0/f(k, k))*tempb
      sumb = sumb - f(i, k)*(1.0d0/f(k, k))**2*tempb
    end do
    if (n >= k + 1) then
      fb(k, k) = fb(k, k) + sumb
    end if
  end do
  zb = zb + pb
  zb = zb + wb
  zb = zb + vb
  zb = zb + ub
  ab = ab + gb
  ab = ab + fb
end subroutine final_b
