! head p(y)/(x)
! input x real array 0.7 0.4 0.3
! input y real undefined 0.3
subroutine p(x, y)
  implicit none
  double precision :: x(3), y, v(3)
  integer :: i
  do i = 1, 3
    v(i) = x(i)*x(i)
  end do
  call swept(v(1))
  y = v(1)*v(2)*v(3)
contains
  subroutine swept(z)
    double precision :: z
    integer :: k
    do k = 2, 3
      v(k) = v(k)*v(k)*v(k)
    end do
    z = z*z
  end subroutine swept
end subroutine p
