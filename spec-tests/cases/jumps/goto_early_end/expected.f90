! dotbar adjoint --head 's(y)/(x)' in.f90
! A message and the end, at the end of the text; the last label is that of RETURN.
subroutine s_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i
  real(8) :: xb(n), yb
  integer :: jump, branch, last
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  jump = 0
  sweep: do
    if (n > 4) then
      call pushcontrol1b(0)
    else
      y = 1.0d0
      block910: if (.true.) then
        do i = 1, n
          if (x(i) > 5.0d0) then
            call pushinteger4(i)
            exit block910
          end if
          call pushreal8(y)
          y = y*x(i)
          if (y > 3.0d0) then
            call pushinteger4(i)
            jump = 2
            exit sweep
          end if
        end do
        call pushinteger4(i - 1)
        jump = 3
        exit sweep
      end if block910
      call pushcontrol1b(1)
    end if
    exit sweep
  end do sweep
  xb = 0.0d0
  if (jump == 2 .or. jump == 3) then
    branch = 1
  else
    call popcontrol1b(branch)
  end if
  if (branch == 0) then
    yb = 0.0d0
  else
    if (jump /= 2 .and. jump /= 3) then
      yb = 0.0d0
      jump = 1
    end if
    if (jump /= 1 .and. jump /= 2) then
      yb = 2.0d0*y*yb
    end if
    call popinteger4(last)
    do i = last, 1, -1
      if (jump /= 1) then
        call popreal8(y)
        xb(i) = xb(i) + y*yb
        yb = x(i)*yb
      end if
      jump = 0
    end do
    yb = 0.0d0
  end if
end subroutine s_b
