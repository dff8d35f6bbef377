! dotbar adjoint --head 's(y)/(x,y)' in.f90
! Returns behind what is reversed, one of them out of two loops; the last leads where control goes anyway.
subroutine s_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i, j
  real(8) :: xb(n), yb
  integer :: jump, last, last0
  ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  jump = 0
  sweep: do
    call pushreal8(y)
    y = y*x(1)
    if (y < -5.0d0) then
      jump = 1
      exit sweep
    end if
    do i = 1, n
      call pushreal8(y)
      y = sin(y) + x(i)
      do j = i, n, 2
        call pushreal8(y)
        y = y + 0.3d0*x(j)*cos(y)
        if (i*j > 12) then
          call pushinteger4(j)
          call pushinteger4(i)
          jump = 2
          exit sweep
        end if
        call pushreal8(y)
        y = y*exp(-0.1d0*y)
      end do
      call pushinteger4(j - 2)
      call pushreal8(y)
      y = y*x(i)
    end do
    call pushinteger4(i - 1)
    exit sweep
  end do sweep
  xb = 0.0d0
  if (jump /= 1) then
    if (jump /= 2) then
      if (n > 20) then
        yb = 3*y**2*yb
      else
        yb = 2.0d0*y*yb
      end if
    end if
    call popinteger4(last)
    do i = last, 1, -1
      if (jump /= 2) then
        call popreal8(y)
        xb(i) = xb(i) + y*yb
        yb = x(i)*yb
      end if
      call popinteger4(last0)
      do j = last0, i, -2
        if (jump /= 2) then
          call popreal8(y)
          yb = exp(-0.1d0*y)*yb - 0.1d0*(exp(-0.1d0*y)*(y*yb))
        else
          yb = 2.0d0*y*yb
        end if
        call popreal8(y)
        xb(j) = xb(j) + 0.3d0*(cos(y)*yb)
        yb = yb - sin(y)*(0.3d0*x(j)*yb)
        jump = 0
      end do
      call popreal8(y)
      xb(i) = xb(i) + yb
      yb = cos(y)*yb
      jump = 0
    end do
  end if
  call popreal8(y)
  xb(1) = xb(1) + y*yb
  yb = x(1)*yb
end subroutine s_b
