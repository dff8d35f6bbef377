! dotbar adjoint --head 'oscillate(x,v)>(x,v,e)' --head 'guarded(x)>(y)' --head 'grouped(x)>(y)' in.f90
! A temporary with several meanings in a trip: each has a name of its own, and is made again.
subroutine oscillate_b(n, h, x, xb, v, vb, e, eb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: h
  real(8), intent(inout) :: x, v
  real(8), intent(inout) :: e
  real(8) :: t, w(2)
  integer :: k, i
  real(8) :: t0, w0(2)
  real(8) :: xb, vb, eb, tb, wb(2), t0b, w0b(2)
  ! Adjoint: sets the derivatives of x, v from those of x, v, e, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do k = 1, n
    ! what the spring does
    t0 = 1d0 - x*x
    call pushreal8(v)
    v = v + h*t0*v
    call pushreal8(t)
    t = x*v
    call pushreal8(x)
    x = x + h*sin(t)
    call pushreal8(t)
    t = t*x ! the same value goes on
  end do
  wb = 0.0d0
  w0b = 0.0d0
  do k = n, 1, -1
    do i = 1, 2
      w0(i) = x*v + i
    end do
    do i = 1, 2
      w(i) = x - v*i
    end do
    wb(1) = wb(1) + 2.0d0*w(1)*(w(2)*eb)
    wb(2) = wb(2) + w(1)**2*eb
    do i = 2, 1, -1
      xb = xb + wb(i)
      vb = vb - i*wb(i)
      wb(i) = 0.0d0
    end do
    w0b(1) = w0b(1) + w0(2)*eb
    w0b(2) = w0b(2) + w0(1)*eb
    do i = 2, 1, -1
      xb = xb + v*w0b(i)
      vb = vb + x*w0b(i)
      w0b(i) = 0.0d0
    end do
    tb = 2.0d0*t*eb
    call popreal8(t)
    xb = xb + t*tb
    tb = x*tb
    call popreal8(x)
    t0 = 1d0 - x*x
    tb = tb + cos(t)*(h*xb)
    call popreal8(t)
    xb = xb + v*tb
    vb = vb + x*tb
    call popreal8(v)
    t0b = h*(v*vb)
    vb = vb + h*t0*vb
    xb = xb - 2.0d0*x*t0b
  end do
  eb = 0.0d0
end subroutine oscillate_b

! Not where a jump may leave one of them, and not what others may see.
subroutine guarded_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  real(8) :: t
  real(8) :: s
  common /seen/ s
  common /seen_b/ sb
  integer :: k
  real(8) :: xb(n), yb, tb, sb
  integer :: last, jump
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = 0d0
  t = 1d0
  jump = 0
  do k = 1, n
    call pushreal8(t)
    t = x(k)*x(k)
    if (t > 0.9d0) then
      call pushcontrol1b(1)
      cycle
    end if
    y = y + t*t
    call pushreal8(s)
    s = x(k)*y
    call pushreal8(y)
    y = y + s*s
    call pushreal8(t)
    t = y*x(k)
    if (t < -10d0) then
      jump = 2
      exit
    end if
    call pushreal8(s)
    s = t*t
    call pushreal8(y)
    y = y + s*t*0.1d0
    call pushcontrol1b(0)
  end do
  call pushinteger4(merge(k - 1, k, jump == 0))
  call pushcontrol2b(jump)
  xb = 0.0d0
  sb = 0.0d0
  tb = s*yb
  sb = sb + t*yb
  call popcontrol2b(jump)
  call popinteger4(last)
  do k = last, 1, -1
    if (jump /= 2) then
      call popcontrol1b(jump)
    end if
    if (jump /= 1) then
      if (jump /= 2) then
        call popreal8(y)
        sb = sb + t*(0.1d0*yb)
        tb = tb + s*(0.1d0*yb)
        call popreal8(s)
        tb = tb + 2.0d0*t*sb
        sb = 0.0d0
      end if
      call popreal8(t)
      yb = yb + x(k)*tb
      xb(k) = xb(k) + y*tb
      call popreal8(y)
      sb = sb + 2.0d0*s*yb
      call popreal8(s)
      xb(k) = xb(k) + y*sb
      yb = yb + x(k)*sb
      sb = 0.0d0
      tb = 2.0d0*t*yb
    end if
    call popreal8(t)
    xb(k) = xb(k) + 2.0d0*x(k)*tb
    tb = 0.0d0
    jump = 0
  end do
  yb = 0.0d0
end subroutine guarded_b

! Not what statements use without its name.
subroutine grouped_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  real(8) :: t
  integer :: i
  character(len=40) :: line
  namelist /g/ t
  real(8) :: xb(n), yb, tb
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  do i = 1, n
    call pushreal8(t)
    t = x(i)*2d0
    line = '&g t=0.5 /'
    read(line, nml=g)
    call pushreal8(t)
    t = x(i)*x(i)
  end do
  xb = 0.0d0
  do i = n, 1, -1
    tb = 2.0d0*t*yb
    call popreal8(t)
    xb(i) = xb(i) + 2.0d0*x(i)*tb
    tb = x(i)*yb
    xb(i) = xb(i) + t*yb
    tb = 0.0d0
    call popreal8(t)
    xb(i) = xb(i) + 2d0*tb
  end do
  yb = 0.0d0
end subroutine grouped_b
