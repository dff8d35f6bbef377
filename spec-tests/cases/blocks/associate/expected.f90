! dotbar adjoint --head 'head(s%a,s%c,x,w)>(y,s%a)' in.f90
module parts_b
  use parts
contains
  subroutine head_b(s, sb, x, xb, w, wb, n, m, y, yb)
    type(part), intent(inout) :: s
    real(8), intent(in) :: x(0:5), w(4, 4)
    integer, intent(in) :: n, m
    real(8), intent(inout) :: y
    real(8) :: v(4, -1:4)
    integer :: i
    type(part) :: sb
    real(8) :: xb(0:5), wb(4, 4), yb, vb(4, -1:4), tb, tempb(-1:4), temp0b, sumb
    ! Adjoint: sets the derivatives of s%a, s%c, x, w from those of y, s%a, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    v = 0
    v(:, 1:4) = w
    do i = 1, s%n
      call pushreal8(s%a(i))
      s%a(i) = s%a(i)*x(i) + (x(0)*2d0)
    end do
    call pushreal8array(v(2, 0:1), size(v(2, 0:1)))
    v(2, 0:1) = v(2, 2:3)*x(3)
    call pushreal8(v(2, 4))
    v(2, 4) = v(2, -1) + s%a(2)
    call pushreal8(v(3, 3))
    v(3, 3) = v(4, 2)*v(2, 3)*v(3, 3)
    call pushreal8(v(3, 3))
    v(3, 3) = sum(v(4:3:-1, 2))*v(3, 3)
    call pushreal8(v(3, 2))
    v(3, 2) = s%a(1)*v(2, 2)
    call pushreal8(v(3, m))
    v(3, m) = v(1, m)*(x(1) + x(2))
    call pushreal8(v(1, m))
    v(1, m) = (x(1) + x(2))*(x(1) + x(2))
    sb%c = 0.0d0
    xb = 0.0d0
    wb = 0.0d0
    vb = 0.0d0
    tb = yb
    vb = vb + 2.0d0*v*yb
    temp0b = s%c*yb
    sb%a(1) = sb%a(1) + s%a(n)*temp0b
    sb%a(n) = sb%a(n) + s%a(1)*temp0b
    sb%c = sb%c + s%a(1)*s%a(n)*yb
    yb = 0.0d0
    call popreal8(v(1, m))
    temp0b = 2.0d0*(x(1) + x(2))*vb(1, m)
    xb(1) = xb(1) + temp0b
    xb(2) = xb(2) + temp0b
    vb(1, m) = 0.0d0
    call popreal8(v(3, m))
    vb(1, m) = vb(1, m) + (x(1) + x(2))*vb(3, m)
    temp0b = v(1, m)*vb(3, m)
    xb(1) = xb(1) + temp0b
    xb(2) = xb(2) + temp0b
    vb(3, m) = 0.0d0
    call popreal8(v(3, 2))
    sb%a(1) = sb%a(1) + v(2, 2)*vb(3, 2)
    vb(2, 2) = vb(2, 2) + s%a(1)*vb(3, 2)
    vb(3, 2) = 0.0d0
    call popreal8(v(3, 3))
    vb(4:3:-1, 2) = vb(4:3:-1, 2) + v(3, 3)*vb(3, 3)
    vb(3, 3) = sum(v(4:3:-1, 2))*vb(3, 3)
    call popreal8(v(3, 3))
    temp0b = v(3, 3)*vb(3, 3)
    vb(4, 2) = vb(4, 2) + v(2, 3)*temp0b
    vb(2, 3) = vb(2, 3) + v(4, 2)*temp0b
    vb(3, 3) = v(4, 2)*v(2, 3)*vb(3, 3)
    call popreal8(v(2, 4))
    vb(2, -1) = vb(2, -1) + vb(2, 4)
    sb%a(2) = sb%a(2) + vb(2, 4)
    vb(2, 4) = 0.0d0
    call popreal8array(v(2, 0:1), size(v(2, 0:1)))
    tempb(0:1) = vb(2, 0:1)
    vb(2, 0:1) = 0.0d0
    vb(2, 2:3) = vb(2, 2:3) + x(3)*tempb(0:1)
    xb(3) = xb(3) + sum(v(2, 2:3)*tempb(0:1))
    sumb = 0.0d0
    do i = s%n, 1, -1
      call popreal8(s%a(i))
      xb(i) = xb(i) + s%a(i)*sb%a(i)
      sumb = sumb + 2d0*sb%a(i)
      sb%a(i) = x(i)*sb%a(i)
    end do
    if (s%n >= 1) then
      xb(0) = xb(0) + sumb
    end if
    xb(0) = xb(0) + tb
    wb = wb + vb(:, 1:4)
  end subroutine head_b
end module parts_b
