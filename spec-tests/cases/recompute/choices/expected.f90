! dotbar adjoint --head 'asked(y)/(x,y)' in.f90
! What a test reads may still be there in the backward sweep: it is asked again. In a loop that runs once an array tells the trips apart.
subroutine asked_b(n, x, xb, mode, w, y, yb)
  implicit none
  integer, intent(in) :: n, mode
  double precision, intent(in) :: x(n)
  logical, intent(in) :: w(n)
  double precision, intent(inout) :: y(n)
  integer :: i, j, k
  double precision :: xb(n), yb(n), tempb
  integer(1) :: branch(n), branch0(n), branch1(n)
  integer :: branch2, value
  ! Adjoint: sets the derivatives of x, y from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  if (mode == 1) then
    call pushreal8(y(1))
    y(1) = y(1)*y(2)
  else if (mode /= 2 .and. x(1) > 0.5d0) then
    call pushreal8(y(1))
    y(1) = sin(y(2))
  else
    call pushreal8(y(2))
    y(2) = y(1)**3
  end if
  do i = 2, n
    if (w(i)) then
      call pushreal8(y(i))
      y(i) = y(i - 1)*x(i)
    else
      call pushreal8(y(i))
      y(i) = y(i)**2
    end if
    if (.not. i > 3) then
      call pushreal8(y(i))
      y(i) = y(i)*y(1)
    end if
    select case (mode + i)
    case (:2)
      call pushreal8(y(i))
      y(i) = y(i)*x(1)
    case (4, 6)
    case default
      call pushreal8(y(i))
      y(i) = y(i)*y(i - 1)
    end select
  end do
  ! another way round
  do i = n, 1, -1
    if (y(i) > 1.5d0) then
      call pushreal8(y(i))
      y(i) = sin(y(i))
      branch(i) = 0
    else
      branch(i) = 1
    end if
  end do
  do j = 1, n
    if (y(j) > 0.5d0) then
      call pushreal8(y(j))
      y(j) = y(j)**2
      if (x(j) > y(j)) then
        call pushreal8(y(j))
        y(j) = y(j)*sin(y(j))
        branch1(j) = 0
      else
        branch1(j) = 1
      end if
      ! may be another number afterwards
      branch0(j) = 0
    else
      branch0(j) = 1
    end if
    ! runs for each j
    do k = 1, 2
      if (y(j) > 0.7d0) then
        call pushreal8(y(j))
        y(j) = y(j)*x(k)
        call pushcontrol1b(0)
      else
        call pushcontrol1b(1)
      end if
    end do
  end do
  k = 3
  if (k < n) then
    call pushreal8(y(1))
    y(1) = y(1)*y(3)
    ! k is set again behind it
    call pushcontrol1b(0)
  else
    call pushcontrol1b(1)
  end if
  k = 4
  if (y(1) + x(1) > 0.2d0) then
    call pushreal8(y(1))
    y(1) = y(1)*x(2)
    ! a sum may be rounded otherwise
    call pushcontrol1b(0)
  else
    call pushcontrol1b(1)
  end if
  if (k /= n - 1) then
    call pushreal8array(y, size(y))
    call inner(k, y)
  end if
  xb = 0.0d0
  value = 2
  call inner_b(value, y, yb)
  if (k /= n - 1) then
    call lookreal8array(y, size(y))
    call inner_b(k, y, yb)
    call popreal8array(y, size(y))
  end if
  call popcontrol1b(branch2)
  if (branch2 == 0) then
    call popreal8(y(1))
    xb(2) = xb(2) + y(1)*yb(1)
    yb(1) = x(2)*yb(1)
  end if
  call popcontrol1b(branch2)
  if (branch2 == 0) then
    call popreal8(y(1))
    yb(3) = yb(3) + y(1)*yb(1)
    yb(1) = y(3)*yb(1)
  end if
  do j = n, 1, -1
    do k = 2, 1, -1
      call popcontrol1b(branch2)
      if (branch2 == 0) then
        call popreal8(y(j))
        xb(k) = xb(k) + y(j)*yb(j)
        yb(j) = x(k)*yb(j)
      end if
    end do
    if (branch0(j) == 0) then
      if (branch1(j) == 0) then
        call popreal8(y(j))
        yb(j) = sin(y(j))*yb(j) + cos(y(j))*(y(j)*yb(j))
      end if
      call popreal8(y(j))
      yb(j) = 2.0d0*y(j)*yb(j)
    end if
  end do
  do i = 1, n
    if (branch(i) == 0) then
      call popreal8(y(i))
      yb(i) = cos(y(i))*yb(i)
    end if
  end do
  do i = n, 2, -1
    select case (mode + i)
    case (:2)
      call popreal8(y(i))
      xb(1) = xb(1) + y(i)*yb(i)
      yb(i) = x(1)*yb(i)
    case (4, 6)
    case default
      call popreal8(y(i))
      yb(i - 1) = yb(i - 1) + y(i)*yb(i)
      yb(i) = y(i - 1)*yb(i)
    end select
    if (.not. i > 3) then
      call popreal8(y(i))
      tempb = yb(i)
      yb(i) = y(1)*tempb
      yb(1) = yb(1) + y(i)*tempb
    end if
    if (w(i)) then
      call popreal8(y(i))
      yb(i - 1) = yb(i - 1) + x(i)*yb(i)
      xb(i) = xb(i) + y(i - 1)*yb(i)
      yb(i) = 0.0d0
    else
      call popreal8(y(i))
      yb(i) = 2.0d0*y(i)*yb(i)
    end if
  end do
  if (mode == 1) then
    call popreal8(y(1))
    yb(2) = yb(2) + y(1)*yb(1)
    yb(1) = y(2)*yb(1)
  else if (mode /= 2 .and. x(1) > 0.5d0) then
    call popreal8(y(1))
    yb(2) = yb(2) + cos(y(2))*yb(1)
    yb(1) = 0.0d0
  else
    call popreal8(y(2))
    yb(1) = yb(1) + 3*y(1)**2*yb(2)
    yb(2) = 0.0d0
  end if
contains
  subroutine inner(m, z)
    integer, value :: m
    double precision, intent(inout) :: z(n)
    integer :: l
    do l = 1, m
      if (z(l) > 0.6d0) then
        z(l) = z(l)*x(l)
      else if (m > 2) then
        z(l) = cos(z(l))
      end if
      m = m
    end do
    if (m > n - 2) z(m) = z(m)*z(1)
    m = m + 1
    if (m > n - 2) z(m) = z(m)*z(2)
  end subroutine inner

  subroutine inner_b(m, z, zb)
    integer, value :: m
    double precision, intent(inout) :: z(n)
    integer :: l
    double precision :: zb(n), tempb
    integer :: bound, branch, branch0
    bound = m
    do l = 1, bound
      if (z(l) > 0.6d0) then
        call pushreal8(z(l))
        z(l) = z(l)*x(l)
        call pushcontrol1b(0)
      else
        if (m > 2) then
          call pushreal8(z(l))
          z(l) = cos(z(l))
          call pushcontrol1b(0)
        else
          call pushcontrol1b(1)
        end if
        call pushcontrol1b(1)
      end if
      call pushinteger4(m)
      m = m
    end do
    call pushinteger4(bound)
    if (m > n - 2) then
      call pushreal8(z(m))
      z(m) = z(m)*z(1)
      call pushcontrol1b(0)
    else
      call pushcontrol1b(1)
    end if
    m = m + 1
    if (m > n - 2) then
      tempb = zb(m)
      zb(m) = z(2)*tempb
      zb(2) = zb(2) + z(m)*tempb
    end if
    m = m - 1
    call popcontrol1b(branch)
    if (branch == 0) then
      call popreal8(z(m))
      tempb = zb(m)
      zb(m) = z(1)*tempb
      zb(1) = zb(1) + z(m)*tempb
    end if
    call popinteger4(bound)
    do l = bound, 1, -1
      call popinteger4(m)
      call popcontrol1b(branch)
      if (branch == 0) then
        call popreal8(z(l))
        xb(l) = xb(l) + z(l)*zb(l)
        zb(l) = x(l)*zb(l)
      else
        call popcontrol1b(branch0)
        if (branch0 == 0) then
          call popreal8(z(l))
          zb(l) = -sin(z(l))*zb(l)
        end if
      end if
    end do
  end subroutine inner_b
end subroutine asked_b
