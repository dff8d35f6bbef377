! Constructors with their type in front: what stands in them is converted.
subroutine s1(x, y)
  real(8) :: x(4), y(3)
  real(8), allocatable :: a(:)
  complex(8) :: z(2)
  integer :: i
  a = [real(8) ::]
  do i = 1, 4
    a = [a, x(i)*x(i)]
  end do
  z = [complex(8) :: x(1), (0d0, 1d0)*x(2)]
  y = [double precision :: a(1)*a(4), 2, abs(z(1)*z(2))]
  y = y + [real(kind=8) :: x(1:2), sum(y)]
end subroutine s1
