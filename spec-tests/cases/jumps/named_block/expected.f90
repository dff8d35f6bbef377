! dotbar adjoint --head 's(y)/(x)' in.f90
! A block there for its name only, and an index of two bytes: its last value is of its own type.
subroutine s_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer(2) :: i
  real(8) :: xb(n), yb
  integer :: last0, jump
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = 1.0d0
  jump = 0
  do i = 1, n
    call pushreal8(y)
    y = y*x(i) + sin(y)
    if (y > 3.0d0) then
      jump = 1
      exit
    end if
  end do
  call pushinteger4(merge(i - 1, i + 0, jump == 0))
  call pushcontrol1b(jump)
  call pushreal8(y)
  y = sin(y)*y
  call pushreal8(y)
  y = y*x(1)
  call pushreal8(y)
  y = sin(y)*y
  call pushreal8(y)
  y = cos(y)*y
  xb = 0.0d0
  call popreal8(y)
  yb = cos(y)*yb - sin(y)*(y*yb)
  call popreal8(y)
  yb = cos(y)*(y*yb) + sin(y)*yb
  call popreal8(y)
  xb(1) = xb(1) + y*yb
  yb = x(1)*yb
  call popreal8(y)
  yb = cos(y)*(y*yb) + sin(y)*yb
  call popcontrol1b(jump)
  call popinteger4(last0)
  do i = last0, 1, -1
    call popreal8(y)
    xb(i) = xb(i) + y*yb
    yb = x(i)*yb + cos(y)*yb
  end do
  yb = 0.0d0
end subroutine s_b
