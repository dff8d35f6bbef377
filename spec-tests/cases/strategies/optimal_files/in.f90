subroutine takes(n, x, y)
  integer :: n, i
  real(8) :: x, y, t
  y = x
  do i = 1, n
    read (5, *) t
    y = y*x*t
  end do
end subroutine takes
subroutine puts(n, x, y)
  integer :: n, i
  real(8) :: x, y
  y = x
  do i = 1, n
    print *, i
    y = y*x
  end do
end subroutine puts
subroutine opens(n, x, y)
  integer :: n, i
  real(8) :: x, y
  y = x
  do i = 1, n
    rewind (5)
    y = y*x
  end do
end subroutine opens
subroutine asks(n, x, y)
  integer :: n, i
  real(8) :: x, y, t
  y = x
  do i = 1, n
    call elsewhere(t)
    y = y*x*t
  end do
end subroutine asks
subroutine dead(n, x, y)
  integer :: n, i
  real(8) :: x, y
  do i = 1, n
    print *, i
  end do
  y = x*x
end subroutine dead
subroutine rounds(n, x, y)
  integer :: n
  real(8) :: x, y, z
  y = x
  do z = 1.0d0, 3.5d0, 1.0d0
    print *, 1
    y = y*x
  end do
end subroutine rounds
subroutine inquires(n, x, y)
  integer :: n, i
  logical :: l
  real(8) :: x, y
  y = x
  do i = 1, n
    inquire (9, exist=l)
    y = y*x
  end do
end subroutine inquires
