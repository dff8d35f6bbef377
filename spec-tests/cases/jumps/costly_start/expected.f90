! dotbar adjoint --head 's(y)/(x)' in.f90
! A first index that is computed at some cost is kept for the backward sweep; one that is at hand is written again.
subroutine s_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(inout) :: x(n)
  real(8), intent(inout) :: y
  integer :: i
  real(8) :: xb(n), yb, tempb
  integer :: last, jump
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = 1.0d0
  jump = 0
  do i = max(2, n/3), n
    call pushreal8(y)
    y = y*x(i)
    if (y > 4.0d0) then
      jump = 1
      exit
    end if
  end do
  call pushinteger4(merge(i - 1, i, jump == 0))
  call pushcontrol1b(jump)
  call pushinteger4(i)
  jump = 0
  do i = n - 1, 2, -1
    if (x(i) < 0.0d0) then
      call pushcontrol1b(1)
      cycle
    end if
    call pushreal8(y)
    y = y + sin(x(i)*y)
    if (y < -4.0d0) then
      jump = 2
      exit
    end if
    call pushcontrol1b(0)
  end do
  call pushinteger4(merge(i - (-1), i, jump == 0))
  call pushcontrol2b(jump)
  xb = 0.0d0
  call popcontrol2b(jump)
  call popinteger4(last)
  do i = last, n - 1
    if (jump /= 2) then
      call popcontrol1b(jump)
    end if
    if (jump /= 1) then
      call popreal8(y)
      tempb = cos(x(i)*y)*yb
      xb(i) = xb(i) + y*tempb
      yb = yb + x(i)*tempb
    end if
    jump = 0
  end do
  call popinteger4(i)
  call popcontrol1b(jump)
  call popinteger4(last)
  do i = last, max(2, n/3), -1
    call popreal8(y)
    xb(i) = xb(i) + y*yb
    yb = x(i)*yb
  end do
  yb = 0.0d0
end subroutine s_b
