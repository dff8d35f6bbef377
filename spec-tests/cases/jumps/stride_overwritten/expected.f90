! dotbar adjoint --head 's(y)/(x)' in.f90
! The start and the stride of a loop that is left are overwritten in it: both are recorded, and the last index that was run.
subroutine s_b(n, k, m, x, xb, y, yb)
  implicit none
  integer :: n, k, m, i
  real(8) :: x(n), y
  real(8) :: xb(n), yb
  integer :: first, stride, last, jump
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = x(n)
  first = k
  stride = m
  jump = 0
  do i = first, n, stride
    m = m + i
    k = 3*k
    if (x(i) < 0.0d0) then
      call pushcontrol1b(1)
      cycle
    end if
    call pushreal8(y)
    y = y*x(i) + sin(y)
    if (y > 4.0d0) then
      jump = 2
      exit
    end if
    call pushcontrol1b(0)
  end do
  call pushinteger4(first)
  call pushinteger4(stride)
  call pushinteger4(merge(i - stride, i, jump == 0))
  call pushcontrol2b(jump)
  xb = 0.0d0
  xb(i) = xb(i) + y*yb
  yb = x(i)*yb
  call popcontrol2b(jump)
  call popinteger4(last)
  call popinteger4(stride)
  call popinteger4(first)
  do i = last, first, -stride
    if (jump /= 2) then
      call popcontrol1b(jump)
    end if
    if (jump /= 1) then
      call popreal8(y)
      xb(i) = xb(i) + y*yb
      yb = x(i)*yb + cos(y)*yb
    end if
    jump = 0
  end do
  xb(n) = xb(n) + yb
  yb = 0.0d0
end subroutine s_b
