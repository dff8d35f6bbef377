! Two jumps out of a part, a case with two jumps, a SELECT left by its name, and loops whose trips alone are cut short.
subroutine s(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer :: i, j, k
  y = 0.7d0
  k = 0
  do i = 1, n                       ! both leave the loop: one test asks for them, and its opposite follows
    if (x(i) > 0.8d0) then
      y = y*x(i)
      if (x(i) > 0.9d0) exit
      y = sin(y)
      exit
    end if
    y = y + x(i)*y
  end do
  do i = 1, n                       ! backward a trip begins with the part that left
    y = y*(1.0d0 + x(i))
    if (y > 4.0d0) then
      y = y*x(i)
      exit
    end if
    if (x(i) < 0.3d0) cycle
    k = k + 1
  end do
  do i = 1, n                       ! two EXITs, and CYCLE
    y = y*(0.5d0 + x(i))
    if (y > 40.0d0) exit
    do j = 1, n
      y = y + 0.1d0*x(j)*y
      if (y > 3.0d0 + i) exit
    end do
    select case (i)
    case (2)
      y = y*x(1)
      if (y < 0.01d0) exit
      y = sin(y)
      if (x(3) > 0.1d0) cycle
      y = y*x(2)
    case (3)
      y = cos(y)
    end select
    y = y + x(i)
  end do
  choice: select case (k)
  case (0)
    y = y*x(1)
  case default
    y = y*x(3)
    if (x(2) > 0.3d0) exit choice
    y = y*x(2)
  end select choice
  outer: do i = 1, n                ! no jump leaves the outer loop
    do j = 1, n
      y = y + 0.1d0*x(j)*sin(y)
      if (y > 0.5d0*i*j) cycle outer
    end do
    y = y*x(i)
  end do outer
  do i = 1, n                       ! the second part ends
    if (x(i) < 0.8d0) then
      y = y*(1.0d0 + x(i))
    else
      y = sin(y)
      exit
    end if
    y = y + x(i)*y
  end do
end subroutine s
