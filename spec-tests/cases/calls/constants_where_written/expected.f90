! dotbar adjoint --head 'top(x)>(y)' --head 'ofparts(x,q)>(y)' in.f90
module parts_b
  use parts
contains
  subroutine apply_b(f, f_b, n, x, xb, y, yb, s, sb)
    implicit none
    external f, f_b
    integer, intent(in) :: n
    double precision, intent(in) :: x
    type(t), intent(in) :: s
    double precision :: y, z
    double precision, parameter :: arr(2) = [1.0d0, 2.0d0]
    type(t), parameter :: tp = t(1.0d0, [2.0d0, 3.0d0])
    double precision :: xb, yb, zb, dummy0b(2), tempb, temp0b, value(2), value0
    type(t) :: sb
    call pushreal8(z)
    call f(x, arr(n), z)
    call pushreal8(z)
    call f((x), tp%a, z)
    call pushreal8(z)
    call f(x, tp%b(1), z)
    call pushreal8(z)
    call pushreal8(s%a)
    call f(s%a, -2.0d0, z)
    call pushreal8(z)
    call pushreal8array(s%b, size(s%b))
    call f(s%b(n), 2.0d0, z)
    zb = x*yb
    xb = xb + z*yb
    call popreal8array(s%b, size(s%b))
    call lookreal8(z)
    value0 = 2.0d0
    tempb = 0.0d0
    call f_b(s%b(n), sb%b(n), value0, tempb, z, zb)
    call popreal8(z)
    zb = zb + x*yb
    xb = xb + z*yb
    call popreal8(s%a)
    call lookreal8(z)
    value0 = -2.0d0
    tempb = 0.0d0
    call f_b(s%a, sb%a, value0, tempb, z, zb)
    call popreal8(z)
    zb = zb + x*yb
    xb = xb + z*yb
    call lookreal8(z)
    value = tp%b
    dummy0b = 0.0d0
    call f_b(x, xb, value(1), dummy0b(1), z, zb)
    call popreal8(z)
    zb = zb + x*yb
    xb = xb + z*yb
    call lookreal8(z)
    tempb = 0.0d0
    value0 = tp%a
    temp0b = 0.0d0
    call f_b((x), tempb, value0, temp0b, z, zb)
    call popreal8(z)
    xb = xb + tempb
    zb = zb + x*yb
    xb = xb + z*yb
    yb = 0.0d0
    call popreal8(z)
    value = arr
    dummy0b = 0.0d0
    call f_b(x, xb, value(n), dummy0b(n), z, zb)
    yb = 0.0d0
  end subroutine apply_b
end module parts_b

! Constants are passed for arguments that the procedure may overwrite, and does not in these calls: their derivatives put back what they may overwrite.
subroutine s_b(a, ab, c, k, w, wb, z, zb, l)
  double precision :: a, w(2), z
  character(len=*) :: c
  integer :: k
  logical :: l
  double precision :: ab, wb(2), zb
  integer :: branch
  if (.not. (c == "skip" .or. l)) then
    call pushreal8(a)
    a = 1.0d0
    call pushcontrol1b(0)
  else
    call pushcontrol1b(1)
  end if
  call popcontrol1b(branch)
  if (branch == 0) then
    zb = a*zb
    wb = 0.0d0
    call popreal8(a)
    ab = 0.0d0
  end if
  zb = a*(w(2)*zb)
end subroutine s_b

subroutine g_b(x, xb, a, c, k, w, z, zb, l)
  double precision :: x, a, w(2), z
  character(len=*) :: c
  integer :: k
  logical :: l
  double precision :: xb, zb, tempb, temp0b(2)
  integer :: branch
  call pushreal8(a)
  call pushcharacterarray(c, len(c))
  call pushreal8array(w, size(w))
  call s(a, c, k, w, z, l)
  call pushreal8(z)
  z = z*x*a*w(1) + k
  if (c == 'skip') then
    call pushreal8(z)
    z = z*x
    call pushcontrol1b(0)
  else
    call pushcontrol1b(1)
  end if
  call pushreal8(a)
  call pushcharacterarray(c, len(c))
  call pushreal8array(w, size(w))
  call s(a, c, k, w, z, l)
  tempb = a*(w(1)*zb)
  xb = xb + z*tempb
  zb = x*tempb
  call lookreal8array(w, size(w))
  call lookcharacterarray(c, len(c))
  call lookreal8(a)
  tempb = 0.0d0
  temp0b = 0.0d0
  call s_b(a, tempb, c, k, w, temp0b, z, zb, l)
  call popreal8array(w, size(w))
  call popcharacterarray(c, len(c))
  call popreal8(a)
  call popcontrol1b(branch)
  if (branch == 0) then
    call popreal8(z)
    xb = xb + z*zb
    zb = x*zb
  end if
  call popreal8(z)
  tempb = a*(w(1)*zb)
  xb = xb + z*tempb
  zb = x*tempb
  call popreal8array(w, size(w))
  call popcharacterarray(c, len(c))
  call popreal8(a)
  tempb = 0.0d0
  temp0b = 0.0d0
  call s_b(a, tempb, c, k, w, temp0b, z, zb, l)
end subroutine g_b

subroutine top_b(x, xb, y, yb)
  double precision :: x, y
  integer, parameter :: two = 2
  double precision, parameter :: wc(3) = [1.0d0, 2.0d0, 3.0d0], one = 1.0d0
  double precision :: w(2)
  double precision :: xb, yb, value, value2(2), value4(3)
  character(len=4) :: value0
  integer :: value1
  character(len=5) :: value3
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = x
  call pushreal8(y)
  call g(x, -2.0d0, 'skip', 7, [1.0d0, 2.0d0], y, .false.)
  call pushreal8(y)
  call g(x, one*2, 'skips', two*2, wc(2:3), y, .true.)
  w = wc(1:2)
  xb = 0.0d0
  value = wc(two)
  value3 = 'skips'
  value1 = two*2
  call g_b(x, xb, value, value3, value1, w, y, yb, .true.)
  call popreal8(y)
  value = one*2
  value3 = 'skips'
  value1 = two*2
  value4(2:3) = wc(2:3)
  call g_b(x, xb, value, value3, value1, value4(2:3), y, yb, .true.)
  call popreal8(y)
  value = -2.0d0
  value0 = 'skip'
  value1 = 7
  value2 = [1.0d0, 2.0d0]
  call g_b(x, xb, value, value0, value1, value2, y, yb, .false.)
  xb = xb + yb
  yb = 0.0d0
end subroutine top_b

subroutine trm_b(a, ab, b, bb, c, cb)
  double precision :: a, b, c
  double precision :: ab, bb, cb, tempb
  ! Adjoint: sets the derivatives of a, b, c from those of a, b, c, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  ab = ab + 2.0d0*a*(b*cb)
  bb = bb + a*a*cb
  tempb = cos(a*b)*cb
  ab = ab + b*tempb
  bb = bb + a*tempb
  cb = 0.0d0
end subroutine trm_b

subroutine ofparts_b(n, x, xb, y, yb, q, qb)
  use parts
  use parts_b, only: apply_b
  integer :: n
  double precision :: x, y, q(3)
  type(t) :: s
  external trm, trm_b
  double precision :: xb, yb, qb(3)
  type(t) :: sb
  ! Adjoint: sets the derivatives of x, q from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  s%a = q(1)
  s%b = q(2:3)*x
  xb = 0.0d0
  qb = 0.0d0
  sb%a = 0.0d0
  sb%b = 0.0d0
  call apply_b(trm, trm_b, n, x, xb, y, yb, s, sb)
  qb(2:3) = qb(2:3) + x*sb%b
  xb = xb + sum(q(2:3)*sb%b)
  sb%b = 0.0d0
  qb(1) = qb(1) + sb%a
  sb%a = 0.0d0
end subroutine ofparts_b
