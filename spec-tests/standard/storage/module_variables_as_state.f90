! A module variable that a procedure reads only in the extents of its arrays.
! standard: 10.1.11
! head: f(x)>(y)
! set: n=3
module sizes
  integer :: n
end module sizes
subroutine f(x, y)
  use sizes
  implicit none
  real(8) :: x, y
  n = 3
  call g(x, y)
  n = 0
end subroutine f
subroutine g(x, y)
  use sizes
  implicit none
  real(8) :: x, y, t(n)
  integer :: i
  do i = 1, size(t)
    t(i) = x*i
  end do
  y = t(1)*t(size(t))
end subroutine g
