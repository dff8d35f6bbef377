! dotbar adjoint --head 's(y)/(x)' in.f90
! A fragment that runs once more, with jumps inside, within a loop that is left.
subroutine s_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i, j
  real(8) :: xb(n), yb, tempb
  integer :: last, jump, last0
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = 1.0d0
  jump = 0
  do i = 1, n
    call pushreal8(y)
    y = y*x(i)
    call pushreal8(y)
    call pushinteger4(j)
    do j = 1, n
      y = y + 0.1d0*sin(y*x(j))
      if (i + j == 5) exit
      y = y*1.05d0
    end do
    if (i == 4) then
      jump = 2
      exit
    end if
    call pushreal8(y)
    y = y + x(i)*y
  end do
  call pushinteger4(merge(i - 1, i, jump == 0))
  call pushcontrol2b(jump)
  xb = 0.0d0
  call popcontrol2b(jump)
  call popinteger4(last)
  do i = last, 1, -1
    if (jump /= 2) then
      call popreal8(y)
      xb(i) = xb(i) + y*yb
      yb = yb + x(i)*yb
    end if
    call popinteger4(j)
    call popreal8(y)
    jump = 0
    call pushinteger4(j)
    do j = 1, n
      call pushreal8(y)
      y = y + 0.1d0*sin(y*x(j))
      if (i + j == 5) then
        jump = 1
        exit
      end if
      y = y*1.05d0
    end do
    call pushinteger4(merge(j - 1, j, jump == 0))
    call pushcontrol1b(jump)
    jump = 0
    call popcontrol1b(jump)
    call popinteger4(last0)
    do j = last0, 1, -1
      if (jump /= 1) then
        yb = 1.05d0*yb
      end if
      call popreal8(y)
      tempb = cos(y*x(j))*(0.1d0*yb)
      xb(j) = xb(j) + y*tempb
      yb = yb + x(j)*tempb
      jump = 0
    end do
    call popinteger4(j)
    call popreal8(y)
    xb(i) = xb(i) + y*yb
    yb = x(i)*yb
    jump = 0
  end do
  yb = 0.0d0
end subroutine s_b
