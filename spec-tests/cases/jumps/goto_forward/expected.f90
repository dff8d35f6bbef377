! dotbar adjoint --head 's(y)/(x)' in.f90
! Forward jumps: over a part, out of an IF, to the end of a trip, out of two loops, several to one label, to the end.
subroutine s_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i, j
  real(8) :: xb(n), yb, tempb
  integer :: jump, last, last0, branch
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  jump = 0
  sweep: do
    if (n < 1) then
      jump = 4
      exit sweep
    end if
    y = x(1)
    if (.not. x(1) > 1.0d0) then
      call pushreal8(y)
      y = y*x(1) ! what is passed over
    end if
    ! behind the first label
    y = y + sin(x(1))
    loop: do i = 1, n
      if (x(i) > 1.7d0) then
        call pushcontrol2b(1)
        cycle
      end if
      do j = 1, n
        if (x(j) > 1.5d0) then
          call pushinteger4(j)
          call pushcontrol2b(2)
          cycle loop
        end if
        if (y > 40.0d0) then
          call pushinteger4(j)
          jump = 3
          exit loop
        end if
        call pushreal8(y)
        y = y + x(i)*x(j)*y
      end do
      call pushinteger4(j - 1)
      y = y*0.9d0
      call pushcontrol2b(0)
    end do loop
    call pushinteger4(merge(i - 1, i, jump == 0))
    call pushcontrol2b(jump)
    jump = 0
    block50: if (.true.) then
      if (y > 50.0d0) then
        jump = 1
        exit block50
      end if
      call pushreal8(y)
      y = y*y
      if (y > 60.0d0) then
        jump = 2
        exit block50
      end if
      call pushreal8(y)
      y = sin(y)
      if (y > 0.9d0) then
        call pushcontrol1b(0)
      else
        call pushcontrol1b(1)
      end if
    end if block50
    call pushcontrol2b(jump)
    jump = 0
    exit sweep
  end do sweep
  xb = 0.0d0
  if (jump /= 4) then
    call popcontrol2b(jump)
    if (jump /= 1) then
      if (jump /= 2) then
        call popcontrol1b(branch)
        if (branch == 0) then
          xb(1) = xb(1) + y*yb
          yb = x(1)*yb
        else
          xb(1) = xb(1) + yb
        end if
        call popreal8(y)
        yb = cos(y)*yb
      end if
      call popreal8(y)
      yb = 2.0d0*y*yb
    end if
    call popcontrol2b(jump)
    call popinteger4(last)
    do i = last, 1, -1
      if (jump /= 3) then
        call popcontrol2b(jump)
      end if
      if (jump /= 1) then
        if (jump /= 2 .and. jump /= 3) then
          yb = 0.9d0*yb
        end if
        call popinteger4(last0)
        do j = last0, 1, -1
          if (jump /= 2) then
            if (jump /= 3) then
              call popreal8(y)
              tempb = y*yb
              xb(i) = xb(i) + x(j)*tempb
              xb(j) = xb(j) + x(i)*tempb
              yb = yb + x(i)*x(j)*yb
            end if
          end if
          jump = 0
        end do
      end if
      jump = 0
    end do
    xb(1) = xb(1) + cos(x(1))*yb
    if (.not. x(1) > 1.0d0) then
      call popreal8(y)
      xb(1) = xb(1) + y*yb
      yb = x(1)*yb
    end if
    xb(1) = xb(1) + yb
    yb = 0.0d0
  end if
  yb = 0.0d0
end subroutine s_b
