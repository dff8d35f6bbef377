! dotbar adjoint --head 's(y)/(x)' in.f90
! An iteration until it converges: the loop ends in one way, and nothing says how it did.
subroutine s_b(x, xb, y, yb)
  implicit none
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  real(8) :: old
  integer :: trips
  real(8) :: xb, yb
  integer :: jump, count, count0
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = 1.0d0
  trips = 0
  count = 0
  do
    count = count + 1
    old = y
    call pushreal8(y)
    y = 0.5d0*(y + x/y)
    trips = trips + 1
    if (abs(y - old) < 1.0d-10 .or. trips > 50) exit
    call pushreal8(y)
    y = y + 0.001d0*sin(y)
  end do
  call pushinteger4(count)
  count0 = 0
  jump = 0
  do
    count0 = count0 + 1
    y = y*1.1d0
    if (y > 5.0d0*x) then
      jump = 1
      exit
    end if
    y = y + 0.2d0*x
    if (y > 4.0d0*x) then
      jump = 2
      exit
    end if
  end do
  call pushinteger4(count0)
  call pushcontrol2b(jump)
  xb = 0.0d0
  call popcontrol2b(jump)
  call popinteger4(count0)
  do while (count0 > 0)
    count0 = count0 - 1
    if (jump /= 1) then
      xb = xb + 0.2d0*yb
    end if
    yb = 1.1d0*yb
    jump = 0
  end do
  jump = 1
  call popinteger4(count)
  do while (count > 0)
    count = count - 1
    if (jump /= 1) then
      call popreal8(y)
      yb = yb + cos(y)*(0.001d0*yb)
    end if
    call popreal8(y)
    xb = xb + (1.0d0/y)*(0.5d0*yb)
    yb = 0.5d0*yb - x*(1.0d0/y)**2*(0.5d0*yb)
    jump = 0
  end do
  yb = 0.0d0
end subroutine s_b
