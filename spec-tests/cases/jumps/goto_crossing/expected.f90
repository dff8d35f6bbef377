! dotbar adjoint --head 's(y)/(x)' in.f90
! A loop that is entered at its test, one that is entered in two ways, and ranges that cross: where no order of the parts does, a
! variable says where to go on.
subroutine s_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i
  integer :: next
  real(8) :: xb(n), yb
  integer :: jump, count, branch, count0, last
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  jump = 0
  sweep: do
    i = 0
    y = 1.0d0
    count = 0
    do
      count = count + 1
      i = i + 1
      if (i > n) then
        exit
      end if
      call pushreal8(y)
      y = y + x(i)*y
    end do
    call pushinteger4(count)
    call pushinteger4(i)
    i = 1
    if (y > 8.0d0) then
      next = 2
    else
      next = 1
    end if
    count0 = 0
    do
      count0 = count0 + 1
      select case (next)
      case (1)
        call pushreal8(y)
        y = y*x(i) + 0.5d0
        next = 2
        call pushcontrol1b(0)
      case default
        i = i + 1
        call pushreal8(y)
        y = sin(y) + x(i - 1)
        if (i >= n) then
          exit
        end if
        next = 1
        call pushcontrol1b(1)
      end select
    end do
    call pushinteger4(count0)
    call pushinteger4(i)
    do i = 1, n
      block60: if (.true.) then
        if (.not. x(i) > 0.5d0) then
          y = y*1.1d0
          if (y > 2.0d0) then
            jump = 1
            exit block60
          end if
          call pushcontrol1b(0)
        else
          call pushcontrol1b(1)
        end if
        y = y + x(i)
        if (y > 3.0d0) then
          call pushinteger4(i)
          jump = 2
          exit sweep
        end if
      end if block60
      call pushcontrol1b(jump)
      jump = 0
      call pushreal8(y)
      y = y*x(i)
    end do
    call pushinteger4(i - 1)
    exit sweep
  end do sweep
  xb = 0.0d0
  if (jump /= 2) then
    yb = 2.0d0*yb
  end if
  call popinteger4(last)
  do i = last, 1, -1
    if (jump /= 2) then
      call popreal8(y)
      xb(i) = xb(i) + y*yb
      yb = x(i)*yb
      call popcontrol1b(jump)
    end if
    if (jump /= 1) then
      xb(i) = xb(i) + yb
    end if
    if (jump == 1) then
      branch = 0
    else
      call popcontrol1b(branch)
    end if
    if (branch == 0) then
      yb = 1.1d0*yb
    end if
    jump = 0
  end do
  call popinteger4(i)
  jump = 1
  call popinteger4(count0)
  do while (count0 > 0)
    count0 = count0 - 1
    if (jump == 1) then
      branch = 1
    else
      call popcontrol1b(branch)
    end if
    select case (branch)
    case (0)
      call popreal8(y)
      xb(i) = xb(i) + y*yb
      yb = x(i)*yb
    case (1)
      call popreal8(y)
      xb(i - 1) = xb(i - 1) + yb
      yb = cos(y)*yb
      i = i - 1
    end select
    jump = 0
  end do
  call popinteger4(i)
  jump = 1
  call popinteger4(count)
  do while (count > 0)
    count = count - 1
    if (jump /= 1) then
      call popreal8(y)
      xb(i) = xb(i) + y*yb
      yb = yb + x(i)*yb
    end if
    i = i - 1
    jump = 0
  end do
  yb = 0.0d0
end subroutine s_b
