! dotbar adjoint --head 'nested(x,v,y)>(y)' in.f90
! In a trip of a trip: from what the outer one makes anew; not from what would have to be recorded for it, at whatever distance, be it
! what only a fragment uses that is run twice.
subroutine nested_b(n, x, xb, v, vb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n), v(n)
  real(8), intent(inout) :: y
  integer :: i, j, k, p, q, r, s, d, m
  real(8) :: c, t
  real(8) :: xb(n), vb(n), yb, cb, tb, tempb
  ! Adjoint: sets the derivatives of x, v, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  k = 1
  m = 1
  do i = 1, n
    c = 2*x(i)
    p = mod(3*i, n)
    call pushinteger4(d)
    d = 3*m ! m is overwritten behind the loop, and used in the fragment alone
    do j = 1, n
      t = c*v(j)
      call pushreal8(y)
      y = y + t*t*y
      q = mod(p*j, n) + 1 ! p is used nowhere else
      call pushreal8(y)
      y = y + x(q)*y*v(q)
      s = mod(k + j, n) ! k is overwritten
      call pushinteger4(r)
      r = s + 1 ! of what is not made anew
      k = mod(k*(k + 1), 7)
      call pushreal8(y)
      y = y + x(r)*v(r)*y
    end do
    call pushreal8(y)
    y = y + d*x(i)*y
    call pushreal8(y)
    call add(m, x(i), y)
  end do
  call pushinteger4(m)
  m = 2
  xb = 0.0d0
  vb = 0.0d0
  cb = 0.0d0
  xb(m) = xb(m) + y*yb
  yb = x(m)*yb
  call popinteger4(m)
  do i = n, 1, -1
    c = 2*x(i)
    p = mod(3*i, n)
    call popreal8(y)
    call add_b(m, x(i), xb(i), y, yb)
    call popreal8(y)
    xb(i) = xb(i) + d*(y*yb)
    yb = yb + d*x(i)*yb
    do j = n, 1, -1
      t = c*v(j)
      q = mod(p*j, n) + 1
      call popreal8(y)
      tempb = y*yb
      xb(r) = xb(r) + v(r)*tempb
      vb(r) = vb(r) + x(r)*tempb
      yb = yb + x(r)*v(r)*yb
      call popinteger4(r)
      call popreal8(y)
      tempb = v(q)*yb
      xb(q) = xb(q) + y*tempb
      vb(q) = vb(q) + x(q)*y*yb
      yb = yb + x(q)*tempb
      call popreal8(y)
      tb = 2.0d0*t*(y*yb)
      yb = yb + t*t*yb
      cb = cb + v(j)*tb
      vb(j) = vb(j) + c*tb
    end do
    call popinteger4(d)
    xb(i) = xb(i) + 2*cb
    cb = 0.0d0
  end do
end subroutine nested_b

subroutine add_b(m, x, xb, y, yb)
  implicit none
  integer, intent(in) :: m
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  real(8) :: xb, yb
  xb = xb + 2.0d0*(m*x)*(y*yb)
  yb = yb + m*x*x*yb
end subroutine add_b
