! dotbar adjoint --head 's(y)/(x)' in.f90
! The index of a loop that is left is wider than its stride.
subroutine s_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer(8) :: i, j
  real(8) :: xb(n), yb
  integer(8) :: last, last0
  integer :: jump
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = 0.7d0
  jump = 0
  outer: do i = 1_8, n
    call pushinteger8(j)
    do j = 1_8, n
      call pushreal8(y)
      y = y + 0.1d0*x(j)*sin(y)
      if (y > 0.5d0*i*j) then
        call pushinteger8(j)
        call pushcontrol1b(1)
        cycle outer
      end if
      if (y > 1.6d0) then
        call pushinteger8(j)
        jump = 2
        exit outer
      end if
    end do
    call pushinteger8(j - 1)
    call pushreal8(y)
    y = y*x(i)
    call pushcontrol1b(0)
  end do outer
  call pushinteger8(merge(i - 1, i, jump == 0))
  call pushcontrol2b(jump)
  xb = 0.0d0
  call popcontrol2b(jump)
  call popinteger8(last)
  do i = last, 1_8, -1
    if (jump /= 2) then
      call popcontrol1b(jump)
    end if
    if (jump /= 1 .and. jump /= 2) then
      call popreal8(y)
      xb(i) = xb(i) + y*yb
      yb = x(i)*yb
    end if
    call popinteger8(last0)
    do j = last0, 1_8, -1
      call popreal8(y)
      xb(j) = xb(j) + 0.1d0*(sin(y)*yb)
      yb = yb + cos(y)*(0.1d0*x(j)*yb)
    end do
    call popinteger8(j)
    jump = 0
  end do
  yb = 0.0d0
end subroutine s_b
