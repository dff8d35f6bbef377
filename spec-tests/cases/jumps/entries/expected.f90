! dotbar adjoint --head 'top(x)>(y)' in.f
!     Entries: each is a subroutine of its own, with the statements from
!     there on; one goes on into the next.
subroutine first_b(x, xb, y, yb)
  real*8 :: x, y
  real*8 :: half
  parameter (half = 0.5d0)
  real*8 :: xb, yb
  xb = xb + 2.0d0*x*(half*yb)
  yb = 0.0d0
end subroutine first_b

!     Entries: each is a subroutine of its own, with the statements from
!     there on; one goes on into the next.
subroutine other_b(n, w, wb)
  real*8 :: w(3)
  integer :: n, i
  real*8 :: half
  parameter (half = 0.5d0)
  real*8 :: wb(3)
  integer :: branch
  do i = n, 1, -1
    if (w(i) > 2d0) then
      call pushreal8(w(i))
      w(i) = 2d0
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    wb(i) = cos(w(i))*(half*wb(i))
    call popcontrol1b(branch)
    if (branch == 0) then
      call popreal8(w(i))
      wb(i) = 0.0d0
    end if
  end do
end subroutine other_b

!     Entries: each is a subroutine of its own, with the statements from
!     there on; one goes on into the next.
subroutine third_b(x, xb, z, zb)
  real*8 :: x, z
  real*8 :: half
  parameter (half = 0.5d0)
  real*8 :: xb, zb
  z = x + 1d0
  zb = exp(-z*half)*zb - half*(exp(-z*half)*(z*zb))
  xb = xb + zb
  zb = 0.0d0
end subroutine third_b

!     Entries: each is a subroutine of its own, with the statements from
!     there on; one goes on into the next.
subroutine fourth_b(z, zb)
  real*8 :: z
  real*8 :: half
  parameter (half = 0.5d0)
  real*8 :: zb
  zb = exp(-z*half)*zb - half*(exp(-z*half)*(z*zb))
end subroutine fourth_b

subroutine top_b(x, xb, y, yb)
  real*8 :: x, y, t, v(3)
  real*8 :: xb, yb, tb, vb(3), tempb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  call first(x, t)
  call third(t, y)
  v(1) = x
  v(2) = t
  v(3) = y
  call pushreal8array(v, size(v))
  call other(3, v)
  vb = 0.0d0
  tempb = v(3)*yb
  vb(1) = vb(1) + v(2)*tempb
  vb(2) = vb(2) + v(1)*tempb
  vb(3) = vb(3) + v(1)*v(2)*yb
  call fourth_b(y, yb)
  call popreal8array(v, size(v))
  call other_b(3, v, vb)
  yb = yb + vb(3)
  vb(3) = 0.0d0
  tb = vb(2)
  vb(2) = 0.0d0
  xb = vb(1)
  call third_b(t, tb, y, yb)
  call first_b(x, xb, t, tb)
end subroutine top_b
