! dotbar adjoint --head 's(y)/(x)' in.f90
! EXIT and CYCLE of loops further out, from inside branches and cases; a construct that is left by its name.
subroutine s_b(n, x, xb, y, yb)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i, j, k
  real(8) :: xb(n), yb
  integer :: last, jump, last0, branch, count
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  y = 0.5d0
  jump = 0
  outer: do i = 1, n
    k = 0
    count = 0
    inner: do while (k < n)
      count = count + 1
      k = k + 1
      call pushinteger4(j)
      do j = 1, n
        call pushreal8(y)
        y = y + 0.1d0*x(j)*sin(y)
        select case (i + j)
        case (4)
          call pushreal8(y)
          y = y*x(1)
          call pushinteger4(j)
          call pushcontrol1b(1)
          cycle inner
        case (6)
          call pushinteger4(j)
          call pushinteger4(count)
          call pushcontrol2b(2)
          cycle outer
        case (9)
          call pushreal8(y)
          y = y*y
          call pushinteger4(j)
          call pushinteger4(count)
          jump = 3
          exit outer
        case (7)
          y = y - x(2)
          call pushcontrol3b(3)
        case default
          call pushcontrol3b(4)
        end select
        call pushreal8(y)
        y = y*(1.0d0 + 0.01d0*x(i))
      end do
      call pushinteger4(j - 1)
      if (k == 3) then
        jump = 4
        exit inner
      end if
      call pushreal8(y)
      y = sin(y)
      call pushcontrol1b(0)
    end do inner
    call pushinteger4(count)
    call pushcontrol3b(jump)
    jump = 0
    call pushreal8(y)
    y = y + x(i)*y
    call pushcontrol2b(0)
  end do outer
  call pushinteger4(merge(i - 1, i, jump == 0))
  call pushcontrol2b(jump)
  jump = 0
  choice: if (y > 0.0d0) then
    call pushreal8(y)
    y = y*x(3)
    if (x(2) > 0.3d0) then
      jump = 1
      exit choice
    end if
    call pushcontrol1b(0)
  else
    call pushcontrol1b(1)
  end if choice
  call pushcontrol1b(jump)
  xb = 0.0d0
  call popcontrol1b(jump)
  if (jump == 1) then
    branch = 0
  else
    call popcontrol1b(branch)
  end if
  if (branch == 0) then
    if (jump /= 1) then
      xb(4) = xb(4) + y*yb
      yb = x(4)*yb
    end if
    call popreal8(y)
    xb(3) = xb(3) + y*yb
    yb = x(3)*yb
  else
    xb(5) = xb(5) + y*yb
    yb = x(5)*yb
  end if
  call popcontrol2b(jump)
  call popinteger4(last)
  do i = last, 1, -1
    if (jump /= 3) then
      call popcontrol2b(jump)
    end if
    if (jump /= 2 .and. jump /= 3) then
      call popreal8(y)
      xb(i) = xb(i) + y*yb
      yb = yb + x(i)*yb
      call popcontrol3b(jump)
    end if
    call popinteger4(count)
    do while (count > 0)
      count = count - 1
      if (jump /= 4 .and. jump /= 2 .and. jump /= 3) then
        call popcontrol1b(jump)
      end if
      if (jump /= 1 .and. jump /= 2 .and. jump /= 3) then
        if (jump /= 4) then
          call popreal8(y)
          yb = cos(y)*yb
        end if
      end if
      call popinteger4(last0)
      do j = last0, 1, -1
        if (jump /= 1 .and. jump /= 2 .and. jump /= 3) then
          call popreal8(y)
          xb(i) = xb(i) + 0.01d0*(y*yb)
          yb = (1.0d0 + 0.01d0*x(i))*yb
        end if
        if (jump == 1) then
          branch = 0
        else if (jump == 2) then
          branch = 1
        else if (jump == 3) then
          branch = 2
        else
          call popcontrol3b(branch)
        end if
        select case (branch)
        case (0)
          call popreal8(y)
          xb(1) = xb(1) + y*yb
          yb = x(1)*yb
        case (2)
          call popreal8(y)
          yb = 2.0d0*y*yb
        case (3)
          xb(2) = xb(2) - yb
        end select
        call popreal8(y)
        xb(j) = xb(j) + 0.1d0*(sin(y)*yb)
        yb = yb + cos(y)*(0.1d0*x(j)*yb)
        jump = 0
      end do
      call popinteger4(j)
      jump = 0
    end do
    jump = 0
  end do
  yb = 0.0d0
end subroutine s_b
