! dotbar adjoint --head 'walk(t,b)>(r)' in.f90
module steps_b
  use steps
contains
  ! an array of constant extent, a scalar that it changes, own variables
  subroutine turned_fwd(v, angle, r)
    real(8), intent(in) :: v(2), angle
    real(8), intent(inout) :: r
    real(8) :: c, s, w(2)
    integer :: i
    c = cos(angle)
    s = sin(angle)
    w(1) = c*v(1) - s*v(2)
    w(2) = s*v(1) + c*v(2)
    do i = 1, 2
      call pushreal8(r)
      r = r + w(i)**2*i ! each
    end do
    call pushreal8(c)
    call pushreal8(s)
    call pushreal8array(w, size(w))
  end subroutine turned_fwd

  ! an array of constant extent, a scalar that it changes, own variables
  subroutine turned_bwd(v, vb, angle, r, rb)
    real(8), intent(in) :: v(2), angle
    real(8), intent(inout) :: r
    real(8) :: c, s, w(2)
    integer :: i
    real(8) :: vb(2), rb, wb(2)
    call popreal8array(w, size(w))
    call popreal8(s)
    call popreal8(c)
    wb = 0.0d0
    do i = 2, 1, -1
      ! each
      call popreal8(r)
      wb(i) = wb(i) + 2.0d0*w(i)*(i*rb)
    end do
    vb(1) = vb(1) + s*wb(2)
    vb(2) = vb(2) + c*wb(2)
    wb(2) = 0.0d0
    vb(1) = vb(1) + c*wb(1)
    vb(2) = vb(2) - s*wb(1)
  end subroutine turned_bwd

  ! an array of constant extent, a scalar that it changes, own variables
  subroutine turned_b(v, vb, angle, r, rb)
    real(8), intent(in) :: v(2), angle
    real(8), intent(inout) :: r
    real(8) :: c, s, w(2)
    integer :: i
    real(8) :: vb(2), rb, wb(2)
    c = cos(angle)
    s = sin(angle)
    w(1) = c*v(1) - s*v(2)
    w(2) = s*v(1) + c*v(2)
    do i = 1, 2
      call pushreal8(r)
      r = r + w(i)**2*i ! each
    end do
    wb = 0.0d0
    do i = 2, 1, -1
      call popreal8(r)
      wb(i) = wb(i) + 2.0d0*w(i)*(i*rb)
    end do
    vb(1) = vb(1) + s*wb(2)
    vb(2) = vb(2) + c*wb(2)
    wb(2) = 0.0d0
    vb(1) = vb(1) + c*wb(1)
    vb(2) = vb(2) - s*wb(1)
  end subroutine turned_b

  subroutine next_b(k, x, xb)
    integer, intent(inout) :: k
    real(8), intent(inout) :: x
    real(8) :: xb
    xb = 2.0d0*x*xb
  end subroutine next_b

  subroutine early_b(x, xb, r, rb)
    real(8), intent(in) :: x
    real(8), intent(inout) :: r
    real(8) :: xb, rb
    if (x > 0.6d0) return
    xb = xb + 2.0d0*x*rb
  end subroutine early_b

  subroutine counted_b(n, x, xb, r, rb)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: r
    real(8) :: xb(n), rb
    xb(1) = xb(1) + x(n)*rb
    xb(n) = xb(n) + x(1)*rb
  end subroutine counted_b

  subroutine summed_b(x, xb, r, rb)
    real(8), intent(in) :: x(4)
    real(8), intent(inout) :: r
    real(8) :: xb(4), rb
    xb = xb + x(1)*rb
    xb(1) = xb(1) + sum(x)*rb
  end subroutine summed_b
end module steps_b

subroutine walk_b(n, t, tb, b, bb, r, rb)
  use steps
  use steps_b, only: turned_b, turned_fwd, turned_bwd, next_b, early_b, counted_b, summed_b
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: t(n), b(6, n)
  real(8), intent(inout) :: r
  real(8) :: c, x(3)
  integer :: i, k, m, mm
  equivalence (m, mm)
  real(8) :: c0, given, c1, s, w(2), c2, s0, w0(2), given0, c3, s1, w1(2)
  integer :: i0, i1, i2
  real(8) :: tb(n), bb(6, n), rb, xb(3), c0b, givenb, c1b, sb, wb(2), c2b, s0b, w0b(2), w1b(2), &
      tempb(2)
  ! Adjoint: sets the derivatives of t, b from those of r, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  r = 0d0
  c = 0.3d0
  x(1) = t(1)
  x(2) = t(2)
  x(3) = t(1) + t(2)
  do i = 1, n
    if (t(i) > 0.5d0) then
      call pushreal8(given)
      given = t(i)*2d0
      call pushreal8(c1)
      c1 = cos(given)
      call pushreal8(s)
      s = sin(given)
      call pushreal8array(w, size(w))
      w(1) = c1*b(3, i) - s*b(4, i)
      w(2) = s*b(3, i) + c1*b(4, i)
      do i0 = 1, 2
        r = r + w(i0)**2*i0 ! each
      end do
    else
      call pushreal8(c0)
      c0 = t(i)
      call pushreal8(c2)
      c2 = cos(c0)
      call pushreal8(s0)
      s0 = sin(c0)
      call pushreal8array(w0, size(w0))
      w0(1) = c2*b(2, i) - s0*b(3, i)
      w0(2) = s0*b(2, i) + c2*b(3, i)
      do i1 = 1, 2
        r = r + w0(i1)**2*i1 ! each
      end do
    end if
    call pushreal8(r)
    call turned([c*t(i), r], c, r) ! no variable is passed: a call
    given0 = -c
    call pushreal8(c3)
    c3 = cos(given0)
    call pushreal8(s1)
    s1 = sin(given0)
    w1(1) = c3*x(1) - s1*x(2)
    w1(2) = s1*x(1) + c3*x(2)
    do i2 = 1, 2
      call pushreal8(r)
      r = r + w1(i2)**2*i2 ! each
    end do
    call turned_fwd(x, c, r)
    k = 1
    call pushreal8array(x, size(x))
    call pushinteger4(k)
    call next(k, x(k)) ! where it is found changes: a call
    m = 1
    call pushreal8array(x, size(x))
    call pushinteger4(m)
    call next(mm, x(m)) ! the same, by another name
    k = k + 1
    call pushreal8(x(3))
    x(3) = x(3)*x(3)
    if (t(i) < 0.9d0) then
      k = k + 1
      call pushreal8(c)
      c = c*c
    end if
    call pushreal8(r)
    call early(t(i), r) ! ends early: a call
    call pushreal8(r)
    call counted(n, t, r) ! of n elements: a call
    call summed(b(1, i), r) ! of whole arrays: a call
    r = r + c*k
  end do
  tb = 0.0d0
  bb = 0.0d0
  xb = 0.0d0
  wb = 0.0d0
  w0b = 0.0d0
  w1b = 0.0d0
  ! no loop: a call
  call turned_b(x, xb, c, r, rb)
  do i = n, 1, -1
    call summed_b(b(1, i), bb(1, i), r, rb)
    call popreal8(r)
    call counted_b(n, t, tb, r, rb)
    call popreal8(r)
    call early_b(t(i), tb(i), r, rb)
    if (t(i) < 0.9d0) then
      call popreal8(c)
    end if
    call popreal8(x(3))
    xb(3) = 2.0d0*x(3)*xb(3)
    call popinteger4(m)
    call popreal8array(x, size(x))
    call next_b(mm, x(m), xb(m))
    call popinteger4(k)
    call popreal8array(x, size(x))
    call next_b(k, x(k), xb(k))
    w1(1) = c3*x(1) - s1*x(2)
    w1(2) = s1*x(1) + c3*x(2)
    call turned_bwd(x, xb, c, r, rb)
    do i2 = 2, 1, -1
      call popreal8(r)
      w1b(i2) = w1b(i2) + 2.0d0*w1(i2)*(i2*rb)
    end do
    xb(1) = xb(1) + s1*w1b(2)
    xb(2) = xb(2) + c3*w1b(2)
    w1b(2) = 0.0d0
    xb(1) = xb(1) + c3*w1b(1)
    xb(2) = xb(2) - s1*w1b(1)
    w1b(1) = 0.0d0
    call popreal8(s1)
    call popreal8(c3)
    call popreal8(r)
    tempb = 0.0d0
    call turned_b([c*t(i), r], tempb, c, r, rb)
    tb(i) = tb(i) + c*tempb(1)
    rb = rb + tempb(2)
    if (t(i) > 0.5d0) then
      do i0 = 2, 1, -1
        wb(i0) = wb(i0) + 2.0d0*w(i0)*(i0*rb)
      end do
      sb = b(3, i)*wb(2)
      bb(3, i) = bb(3, i) + s*wb(2)
      c1b = b(4, i)*wb(2)
      bb(4, i) = bb(4, i) + c1*wb(2)
      wb(2) = 0.0d0
      c1b = c1b + b(3, i)*wb(1)
      bb(3, i) = bb(3, i) + c1*wb(1)
      sb = sb - b(4, i)*wb(1)
      bb(4, i) = bb(4, i) - s*wb(1)
      wb(1) = 0.0d0
      call popreal8array(w, size(w))
      call popreal8(s)
      givenb = cos(given)*sb
      call popreal8(c1)
      givenb = givenb - sin(given)*c1b
      call popreal8(given)
      tb(i) = tb(i) + 2d0*givenb
    else
      do i1 = 2, 1, -1
        w0b(i1) = w0b(i1) + 2.0d0*w0(i1)*(i1*rb)
      end do
      s0b = b(2, i)*w0b(2)
      bb(2, i) = bb(2, i) + s0*w0b(2)
      c2b = b(3, i)*w0b(2)
      bb(3, i) = bb(3, i) + c2*w0b(2)
      w0b(2) = 0.0d0
      c2b = c2b + b(2, i)*w0b(1)
      bb(2, i) = bb(2, i) + c2*w0b(1)
      s0b = s0b - b(3, i)*w0b(1)
      bb(3, i) = bb(3, i) - s0*w0b(1)
      w0b(1) = 0.0d0
      call popreal8array(w0, size(w0))
      call popreal8(s0)
      c0b = cos(c0)*s0b
      call popreal8(c2)
      c0b = c0b - sin(c0)*c2b
      call popreal8(c0)
      tb(i) = tb(i) + c0b
    end if
  end do
  tb(1) = tb(1) + xb(3)
  tb(2) = tb(2) + xb(3)
  xb(3) = 0.0d0
  tb(2) = tb(2) + xb(2)
  xb(2) = 0.0d0
  tb(1) = tb(1) + xb(1)
  rb = 0.0d0
end subroutine walk_b
