! A function that gives a subscript, on the left and on the right.
! standard: 10.1.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x(3), y(3)
  integer, external :: next
  integer :: i
  do i = 1, 3
    y(next(i)) = x(next(next(i)))*x(i)
  end do
end subroutine f
integer function next(i)
  implicit none
  integer :: i
  next = mod(i, 3) + 1
end function next
