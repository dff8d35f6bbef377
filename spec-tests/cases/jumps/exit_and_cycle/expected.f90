! dotbar adjoint --head 's(y)/(x)' in.f90
! Loops that end early, trips that do, in a DO with a stride and in a DO WHILE.
subroutine s_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i, k
  real(8) :: xb(n), yb
  integer :: last, jump, count
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = 1.0d0
  jump = 0
  do i = n, 1, -2
    call pushreal8(y)
    y = y*x(i)
    if (x(i) > 2.0d0) then
      call pushcontrol1b(1)
      cycle
    end if
    call pushreal8(y)
    y = y + sin(y)
    if (y < 0.01d0) then
      jump = 2
      exit
    end if
    call pushreal8(y)
    y = y*(1.0d0 + x(i))
    call pushcontrol1b(0)
  end do
  call pushinteger4(merge(i - (-2), i, jump == 0))
  call pushcontrol2b(jump)
  k = 0
  count = 0
  jump = 0
  do while (k < n)
    count = count + 1
    k = k + 1
    if (mod(k, 3) == 0) then
      call pushcontrol2b(1)
      cycle
    end if
    call pushreal8(y)
    y = y + x(k)*y*0.1d0
    if (k == 5) then
      jump = 2
      exit
    else if (k == 4) then
      call pushreal8(y)
      y = sin(y)
      call pushcontrol2b(3)
      cycle
    end if
    call pushreal8(y)
    y = y - 0.01d0*y*y
    call pushcontrol2b(0)
  end do
  call pushinteger4(count)
  call pushcontrol2b(jump)
  xb = 0.0d0
  call popcontrol2b(jump)
  call popinteger4(count)
  do while (count > 0)
    count = count - 1
    if (jump /= 2) then
      call popcontrol2b(jump)
    end if
    if (jump /= 1) then
      if (jump /= 2 .and. jump /= 3) then
        call popreal8(y)
        yb = yb - 2.0d0*(0.01d0*y)*yb
      end if
      if (jump /= 2) then
        if (jump == 3) then
          call popreal8(y)
          yb = cos(y)*yb
        end if
      else
        yb = 2.0d0*yb
      end if
      call popreal8(y)
      xb(k) = xb(k) + y*(0.1d0*yb)
      yb = yb + x(k)*(0.1d0*yb)
    end if
    k = k - 1
    jump = 0
  end do
  call popcontrol2b(jump)
  call popinteger4(last)
  do i = last, n, -(-2)
    if (jump /= 2) then
      call popcontrol1b(jump)
    end if
    if (jump /= 1) then
      if (jump /= 2) then
        call popreal8(y)
        xb(i) = xb(i) + y*yb
        yb = (1.0d0 + x(i))*yb
      end if
      call popreal8(y)
      yb = yb + cos(y)*yb
    end if
    call popreal8(y)
    xb(i) = xb(i) + y*yb
    yb = x(i)*yb
    jump = 0
  end do
  yb = 0.0d0
end subroutine s_b
