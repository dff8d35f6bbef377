! Dummies with VALUE that are overwritten: in a subroutine, in a function, in a loop.
module mv
contains
subroutine s1(x, y)
  real(8) :: x(4), y, z
  call v(x(1), x(2), y)
  call v(x(1)*x(3), y, z)
  y = y*z + w(x(4))
end subroutine
subroutine v(a, b, r)
  real(8), value :: a
  real(8) :: b, r
  a = a*b
  a = a*a
  r = a + b
end subroutine
function w(a) result(r)
  real(8), value :: a
  real(8) :: r
  integer :: i
  do i = 1, 3
    a = a*a + 0.1d0
  end do
  r = a
end function
end module
