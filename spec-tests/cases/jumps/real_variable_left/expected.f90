! dotbar adjoint --head 's(y)/(x)' in.f90
! Loops with a real variable that are left: their trips are counted, also where the jump leads further out.
subroutine s_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  real(8) :: t
  integer :: i
  real(8) :: stride, trip, stride0, trip0
  real(8) :: xb(n), yb
  integer :: jump, count, last, count0
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = 1.0d0
  stride = 0.5d0
  t = 0.5d0
  count = 0
  jump = 0
  do trip = t, 4.0d0, stride
    count = count + 1
    call pushreal8(y)
    y = y + 0.1d0*sin(y*t)*x(1)
    if (y > 1.2d0) then
      jump = 1
      exit
    end if
    call pushreal8(y)
    y = y*(1.0d0 + 0.1d0*x(2))
    call pushreal8(t)
    t = t + stride
  end do
  call pushinteger4(count)
  call pushcontrol1b(jump)
  jump = 0
  outer: do i = 1, n
    stride0 = 0.5d0
    call pushreal8(t)
    t = 0.5d0
    count0 = 0
    do trip0 = t, 4.0d0, stride0
      count0 = count0 + 1
      call pushreal8(y)
      y = y + 0.1d0*sin(y*t)*x(i)
      if (t*i > 4.2d0) then
        call pushinteger4(count0)
        jump = 1
        exit outer
      end if
      call pushreal8(y)
      y = y*(1.0d0 + 0.1d0*x(i))
      call pushreal8(t)
      t = t + stride0
    end do
    call pushinteger4(count0)
    call pushreal8(y)
    y = sin(y)
  end do outer
  call pushinteger4(merge(i - 1, i, jump == 0))
  call pushcontrol1b(jump)
  xb = 0.0d0
  call popcontrol1b(jump)
  call popinteger4(last)
  do i = last, 1, -1
    if (jump /= 1) then
      call popreal8(y)
      yb = cos(y)*yb
    end if
    call popinteger4(count0)
    do while (count0 > 0)
      count0 = count0 - 1
      if (jump /= 1) then
        call popreal8(t)
        call popreal8(y)
        xb(i) = xb(i) + 0.1d0*(y*yb)
        yb = (1.0d0 + 0.1d0*x(i))*yb
      end if
      call popreal8(y)
      xb(i) = xb(i) + 0.1d0*sin(y*t)*yb
      yb = yb + t*(cos(y*t)*(0.1d0*(x(i)*yb)))
      jump = 0
    end do
    call popreal8(t)
    jump = 0
  end do
  call popcontrol1b(jump)
  call popinteger4(count)
  do while (count > 0)
    count = count - 1
    if (jump /= 1) then
      call popreal8(t)
      call popreal8(y)
      xb(2) = xb(2) + 0.1d0*(y*yb)
      yb = (1.0d0 + 0.1d0*x(2))*yb
    end if
    call popreal8(y)
    xb(1) = xb(1) + 0.1d0*sin(y*t)*yb
    yb = yb + t*(cos(y*t)*(0.1d0*(x(1)*yb)))
    jump = 0
  end do
  yb = 0.0d0
end subroutine s_b
