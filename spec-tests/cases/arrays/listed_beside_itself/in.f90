! A call that stands outside of a constructor, and with the same text in it, where the name counts.
module m
contains
subroutine s1(x, y)
  real(8) :: x(4), y(4)
  integer :: i
  do i = 1, 4
    y(i) = f(x(i))*2 + sum([(f(x(i))*i, i=1,3)]) + f(x(2))
  end do
end subroutine
function f(a) result(r)
  real(8), intent(in) :: a
  real(8) :: r
  integer :: k
  r = a
  do k = 1, 2
    r = r*a + 1
  end do
end function
end module
