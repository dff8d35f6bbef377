! MVBITS overwrites its fourth argument, which is a subscript.
! standard: 16.9 MVBITS and other subroutines
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x(3), y
  integer :: k
  k = 1
  y = x(k)
  call mvbits(1, 0, 1, k, 1)
  y = y*x(k)
end subroutine f
