! A local array named size beside a call that pushes an array.
! standard: 19.5.1.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  integer :: i
  real(8) :: x(3), y, size(3)
  do i = 1, 3
    size(i) = x(i)
  end do
  call g(size)
  call g(size)
  y = size(1)*size(3)
end subroutine f
subroutine g(t)
  implicit none
  real(8) :: t(3)
  t(1) = t(1)*t(2)
  t(3) = sin(t(1))*t(3)
end subroutine g
