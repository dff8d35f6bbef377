! An assumed-size array is read through; how long it is the caller knows.
! standard: 8.5.8.5
! head: f(x)>(y)
! set: n=5
! size: x=n
subroutine f(n, x, y)
  implicit none
  integer :: n, i
  real(8) :: x(*), y
  y = 1
  do i = 1, n
    y = y + x(i)**2*i
  end do
end subroutine f
