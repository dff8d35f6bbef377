! dotbar adjoint --head 's(y)/(x)' in.f90
! Two jumps out of a part, a case with two jumps, a SELECT left by its name, and loops whose trips alone are cut short.
subroutine s_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i, j, k
  real(8) :: xb(n), yb
  integer :: last, jump, branch, last0
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = 0.7d0
  k = 0
  ! both leave the loop: one test asks for them, and its opposite follows
  jump = 0
  do i = 1, n
    if (x(i) > 0.8d0) then
      call pushreal8(y)
      y = y*x(i)
      if (x(i) > 0.9d0) then
        jump = 1
        exit
      end if
      call pushreal8(y)
      y = sin(y)
      jump = 2
      exit
    end if
    call pushreal8(y)
    y = y + x(i)*y
  end do
  call pushinteger4(merge(i - 1, i, jump == 0))
  call pushcontrol2b(jump)
  ! backward a trip begins with the part that left
  call pushinteger4(i)
  jump = 0
  do i = 1, n
    call pushreal8(y)
    y = y*(1.0d0 + x(i))
    if (y > 4.0d0) then
      call pushreal8(y)
      y = y*x(i)
      jump = 1
      exit
    end if
    if (.not. x(i) < 0.3d0) k = k + 1
  end do
  call pushinteger4(merge(i - 1, i, jump == 0))
  call pushcontrol1b(jump)
  ! two EXITs, and CYCLE
  call pushinteger4(i)
  jump = 0
  do i = 1, n
    call pushreal8(y)
    y = y*(0.5d0 + x(i))
    if (y > 40.0d0) then
      jump = 1
      exit
    end if
    call pushinteger4(j)
    do j = 1, n
      call pushreal8(y)
      y = y + 0.1d0*x(j)*y
      if (y > 3.0d0 + i) then
        jump = 2
        exit
      end if
    end do
    call pushinteger4(merge(j - 1, j, jump == 0))
    call pushcontrol2b(jump)
    jump = 0
    select case (i)
    case (2)
      call pushreal8(y)
      y = y*x(1)
      if (y < 0.01d0) then
        jump = 3
        exit
      end if
      call pushreal8(y)
      y = sin(y)
      if (x(3) > 0.1d0) then
        call pushcontrol3b(4)
        cycle
      end if
      call pushreal8(y)
      y = y*x(2)
      call pushcontrol2b(0)
    case (3)
      call pushreal8(y)
      y = cos(y)
      call pushcontrol2b(1)
    case default
      call pushcontrol2b(2)
    end select
    y = y + x(i)
    call pushcontrol3b(0)
  end do
  call pushinteger4(merge(i - 1, i, jump == 0))
  call pushcontrol2b(jump)
  jump = 0
  choice: select case (k)
  case (0)
    call pushreal8(y)
    y = y*x(1)
    call pushcontrol1b(0)
  case default
    call pushreal8(y)
    y = y*x(3)
    if (x(2) > 0.3d0) then
      jump = 1
      exit choice
    end if
    call pushreal8(y)
    y = y*x(2)
    call pushcontrol1b(1)
  end select choice
  call pushcontrol1b(jump)
  call pushinteger4(i)
  outer: do i = 1, n
    call pushinteger4(j)
    do j = 1, n
      call pushreal8(y)
      y = y + 0.1d0*x(j)*sin(y)
      if (y > 0.5d0*i*j) then
        call pushinteger4(j)
        call pushcontrol1b(1)
        cycle outer
      end if
    end do
    call pushinteger4(j - 1)
    call pushreal8(y)
    y = y*x(i)
    call pushcontrol1b(0)
  end do outer
  ! the second part ends
  jump = 0
  do i = 1, n
    if (x(i) < 0.8d0) then
      call pushreal8(y)
      y = y*(1.0d0 + x(i))
    else
      jump = 1
      exit
    end if
    call pushreal8(y)
    y = y + x(i)*y
  end do
  call pushinteger4(merge(i - 1, i, jump == 0))
  call pushcontrol1b(jump)
  xb = 0.0d0
  call popcontrol1b(jump)
  call popinteger4(last)
  do i = last, 1, -1
    if (jump /= 1) then
      call popreal8(y)
      xb(i) = xb(i) + y*yb
      yb = yb + x(i)*yb
      call popreal8(y)
      xb(i) = xb(i) + y*yb
      yb = (1.0d0 + x(i))*yb
    else
      yb = cos(y)*yb
    end if
    jump = 0
  end do
  do i = n, 1, -1
    call popcontrol1b(jump)
    if (jump /= 1) then
      call popreal8(y)
      xb(i) = xb(i) + y*yb
      yb = x(i)*yb
    end if
    call popinteger4(last)
    do j = last, 1, -1
      call popreal8(y)
      xb(j) = xb(j) + 0.1d0*(sin(y)*yb)
      yb = yb + cos(y)*(0.1d0*x(j)*yb)
    end do
    call popinteger4(j)
  end do
  call popinteger4(i)
  call popcontrol1b(jump)
  if (jump == 1) then
    branch = 1
  else
    call popcontrol1b(branch)
  end if
  select case (branch)
  case (0)
    call popreal8(y)
    xb(1) = xb(1) + y*yb
    yb = x(1)*yb
  case (1)
    if (jump /= 1) then
      call popreal8(y)
      xb(2) = xb(2) + y*yb
      yb = x(2)*yb
    end if
    call popreal8(y)
    xb(3) = xb(3) + y*yb
    yb = x(3)*yb
  end select
  call popcontrol2b(jump)
  call popinteger4(last)
  do i = last, 1, -1
    if (jump /= 1 .and. jump /= 3) then
      call popcontrol3b(jump)
    end if
    if (jump /= 1) then
      if (jump /= 3 .and. jump /= 4) then
        xb(i) = xb(i) + yb
      end if
      if (jump == 3 .or. jump == 4) then
        branch = 0
      else
        call popcontrol2b(branch)
      end if
      select case (branch)
      case (0)
        if (jump /= 3) then
          if (jump /= 4) then
            call popreal8(y)
            xb(2) = xb(2) + y*yb
            yb = x(2)*yb
          end if
          call popreal8(y)
          yb = cos(y)*yb
        end if
        call popreal8(y)
        xb(1) = xb(1) + y*yb
        yb = x(1)*yb
      case (1)
        call popreal8(y)
        yb = -sin(y)*yb
      end select
      call popcontrol2b(jump)
      call popinteger4(last0)
      do j = last0, 1, -1
        call popreal8(y)
        xb(j) = xb(j) + 0.1d0*(y*yb)
        yb = yb + 0.1d0*x(j)*yb
      end do
      call popinteger4(j)
    end if
    call popreal8(y)
    xb(i) = xb(i) + y*yb
    yb = (0.5d0 + x(i))*yb
    jump = 0
  end do
  call popinteger4(i)
  call popcontrol1b(jump)
  call popinteger4(last)
  do i = last, 1, -1
    if (jump == 1) then
      call popreal8(y)
      xb(i) = xb(i) + y*yb
      yb = x(i)*yb
    end if
    call popreal8(y)
    xb(i) = xb(i) + y*yb
    yb = (1.0d0 + x(i))*yb
    jump = 0
  end do
  call popinteger4(i)
  call popcontrol2b(jump)
  call popinteger4(last)
  do i = last, 1, -1
    if (jump /= 1 .and. jump /= 2) then
      call popreal8(y)
      xb(i) = xb(i) + y*yb
      yb = yb + x(i)*yb
    else
      if (jump /= 1) then
        call popreal8(y)
        yb = cos(y)*yb
      end if
      call popreal8(y)
      xb(i) = xb(i) + y*yb
      yb = x(i)*yb
    end if
    jump = 0
  end do
  yb = 0.0d0
end subroutine s_b
