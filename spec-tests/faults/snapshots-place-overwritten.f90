! head p(y)/(x)
! input x real array 0.7 0.4 0.3
! input y real undefined 0.3
subroutine p(x, y)
  integer :: i, m
  double precision :: x(3), y, v(3)
  do i = 1, 3
    v(i) = x(i)*x(i)
  end do
  m = 1
  call moved(m, v(m))
  y = v(1)*v(2)*v(3)
end subroutine p
subroutine moved(m, z)
  integer :: m
  double precision :: z
  m = m + 1
  z = z*z*z
end subroutine moved
