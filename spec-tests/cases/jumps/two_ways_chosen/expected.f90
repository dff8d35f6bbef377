! dotbar adjoint --head 's(y)/(x)' in.f90
! A way that ends by a jump, with something to reverse on it, and beside it one with several instructions that have to run backward in their order.
subroutine s_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i
  real(8) :: xb(n), yb
  integer :: last, jump
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = 1.0d0
  jump = 0
  do i = 1, n
    if (i == 4) then
      jump = 1
      exit
    else
      call pushreal8(y)
      y = y*x(i)
      call pushreal8(y)
      y = sin(y) + x(i)
    end if
  end do
  call pushinteger4(merge(i - 1, i, jump == 0))
  call pushcontrol1b(jump)
  xb = 0.0d0
  call popcontrol1b(jump)
  call popinteger4(last)
  do i = last, 1, -1
    if (jump /= 1) then
      call popreal8(y)
      xb(i) = xb(i) + yb
      yb = cos(y)*yb
      call popreal8(y)
      xb(i) = xb(i) + y*yb
      yb = x(i)*yb
    else
      xb(i) = xb(i) - sin(x(i))*(y*yb)
      yb = cos(x(i))*yb
    end if
    jump = 0
  end do
  yb = 0.0d0
end subroutine s_b
