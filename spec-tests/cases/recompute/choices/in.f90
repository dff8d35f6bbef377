! What a test reads may still be there in the backward sweep: it is asked again. In a loop that runs once an array tells the trips apart.
subroutine asked(n, x, mode, w, y)
  implicit none
  integer, intent(in) :: n, mode
  double precision, intent(in) :: x(n)
  logical, intent(in) :: w(n)
  double precision, intent(inout) :: y(n)
  integer :: i, j, k
  if (mode == 1) then
    y(1) = y(1)*y(2)
  else if (mode /= 2 .and. x(1) > 0.5d0) then
    y(1) = sin(y(2))
  else
    y(2) = y(1)**3
  end if
  do i = 2, n
    if (w(i)) then
      y(i) = y(i-1)*x(i)
    else
      y(i) = y(i)**2
    end if
    if (.not. i > 3) y(i) = y(i)*y(1)
    select case (mode + i)
    case (:2)
      y(i) = y(i)*x(1)
    case (4, 6)
      k = i
    case default
      y(i) = y(i)*y(i-1)
    end select
  end do
  do i = n, 1, -1 ! another way round
    if (y(i) > 1.5d0) y(i) = sin(y(i))
  end do
  do j = 1, n
    if (y(j) > 0.5d0) then ! may be another number afterwards
      y(j) = y(j)**2
      if (x(j) > y(j)) y(j) = y(j)*sin(y(j))
    end if
    do k = 1, 2 ! runs for each j
      if (y(j) > 0.7d0) y(j) = y(j)*x(k)
    end do
  end do
  k = 3
  if (k < n) y(1) = y(1)*y(3) ! k is set again behind it
  k = 4
  if (y(1) + x(1) > 0.2d0) y(1) = y(1)*x(2) ! a sum may be rounded otherwise
  if (k == n - 1) then
  else
    call inner(k, y)
  end if
  call inner(2, y)
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
  end subroutine
end subroutine
