! dotbar adjoint --head 's(y)/(x)' in.f90
! A fragment that runs once more and ends by its only jump: nothing is to be cleared before it runs.
subroutine s_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i
  real(8) :: xb(n), yb, tempb
  integer :: jump, count
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = 1.0d0
  i = 0
  call pushreal8(y)
  call pushinteger4(i)
  do
    i = i + 1
    y = y + 0.1d0*sin(y*x(i))
    if (i == n) exit
    y = y*1.05d0
  end do
  xb = 0.0d0
  xb(1) = xb(1) + y*yb
  yb = x(1)*yb
  call popinteger4(i)
  call popreal8(y)
  count = 0
  do
    count = count + 1
    i = i + 1
    call pushreal8(y)
    y = y + 0.1d0*sin(y*x(i))
    if (i == n) exit
    y = y*1.05d0
  end do
  call pushinteger4(count)
  jump = 1
  call popinteger4(count)
  do while (count > 0)
    count = count - 1
    if (jump /= 1) then
      yb = 1.05d0*yb
    end if
    call popreal8(y)
    tempb = cos(y*x(i))*(0.1d0*yb)
    xb(i) = xb(i) + y*tempb
    yb = yb + x(i)*tempb
    i = i - 1
    jump = 0
  end do
  yb = 0.0d0
end subroutine s_b
