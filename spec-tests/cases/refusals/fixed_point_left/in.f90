subroutine left(x, y)
  double precision :: x, y, z
  integer :: k
  z = 0
  !$AD FP-LOOP
  do k = 1, 100
    y = cos(z)*x
    if (abs(y - z) < 1d-15) exit
    z = y
  end do
end subroutine
subroutine counted(x, y)
  double precision :: x, y
  integer :: k
  y = x
  !$AD FP-LOOP
  do k = 1, 100
    y = cos(y)*x/k
  end do
end subroutine
subroutine read_on(x, y)
  double precision :: x, y, t
  integer :: k
  y = x
  k = 0
  !$AD FP-LOOP
  do while (k < 5)
    read *, t
    y = cos(y)*x*t
    k = k + 1
  end do
end subroutine
subroutine waves(x, y)
  double precision :: x, y
  complex(8) :: z
  integer :: k
  z = 0
  k = 0
  !$AD FP-LOOP
  do while (k < 50)
    z = 0.5d0*exp((0d0, 1d0)*z)*x
    k = k + 1
  end do
  y = abs(z)
end subroutine
