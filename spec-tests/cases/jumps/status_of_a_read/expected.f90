! dotbar adjoint --head 'top(x)>(y)' in.f90
! READ that goes on at labels: at the end, after an error, both, with a status of its own, behind a label, in a loop.
subroutine top_b(x, xb, text, y, yb)
  implicit none
  double precision :: x(3), y, z
  character(len=*) :: text(4)
  integer :: k, m, ios
  integer :: status
  double precision :: xb(3), yb, tempb
  integer :: jump, last, branch
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  jump = 0
  sweep: do
    y = x(1)*x(2)
    block20: if (.true.) then
      do k = 1, 4
        block10: if (.true.) then
          if (text(k) /= 'skip') then
            call pushreal8(z)
            read(text(k), *, iostat = status) z
            if (status < 0) then
              jump = 1
              exit block10
            end if
            if (status > 0) then
              call pushinteger4(k)
              exit block20
            end if
            call pushcontrol1b(0)
          else
            call pushcontrol1b(1)
          end if
          call pushreal8(y)
          y = y*x(1)*z
        end if block10
        call pushcontrol1b(jump)
        jump = 0
        call pushreal8(y)
        y = y + sin(y)
        read(text(k)(1:1), '(i1)', iostat=ios) m
        if (ios <= 0) then
          call pushreal8(y)
          y = y*x(2)
          call pushcontrol1b(0)
        else
          call pushcontrol1b(1)
        end if
      end do
      call pushinteger4(k - 1)
      jump = 3
      exit sweep
    end if block20
    call pushreal8(z)
    read(text(1), *, iostat = status) z
    if (status < 0) then
      error stop
    end if
    exit sweep
  end do sweep
  xb = 0.0d0
  if (jump /= 3) then
    if (status <= 0) then
      yb = z*yb
    end if
    call popreal8(z)
    xb(2) = xb(2) + y*yb
    yb = x(2)*yb
    jump = 2
  end if
  if (jump /= 2) then
    xb(3) = xb(3) + yb
    yb = 2.0d0*y*yb
  end if
  call popinteger4(last)
  do k = last, 1, -1
    if (jump /= 2) then
      call popcontrol1b(branch)
      if (branch == 0) then
        call popreal8(y)
        xb(2) = xb(2) + y*yb
        yb = x(2)*yb
      end if
      call popreal8(y)
      yb = yb + cos(y)*yb
      call popcontrol1b(jump)
    end if
    if (jump /= 1 .and. jump /= 2) then
      call popreal8(y)
      tempb = z*yb
      xb(1) = xb(1) + y*tempb
      yb = x(1)*tempb
    end if
    if (jump == 1 .or. jump == 2) then
      branch = 0
    else
      call popcontrol1b(branch)
    end if
    if (branch == 0) then
      call popreal8(z)
    end if
    jump = 0
  end do
  xb(1) = xb(1) + x(2)*yb
  xb(2) = xb(2) + x(1)*yb
  yb = 0.0d0
end subroutine top_b
