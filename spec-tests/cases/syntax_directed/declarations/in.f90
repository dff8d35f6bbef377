! Constants and integers among the operands, names that are no variables.
subroutine f(n, x, z, y)
  implicit none
  integer :: n, k
  real(8), parameter :: c = 1.5d0
  real(8), external :: unasked
  real(8) :: x, y, s, idle
  real(8) :: z
  k = 2*n
  s = 2*x
  y = k*s + c*z - n*(c + x)
  if (k > 3) then
    s = c
    y = y*s + 1*x
  end if
end subroutine f
! What is no variable comes first.
subroutine g(n, x, y)
  implicit none
  integer :: n
  real(8) :: x, y
  y = n
  y = y + x*3
  if (x < 0) y = 7
end subroutine g
!$AD HANDWRITTEN
subroutine beside(x, y)
  real(8) :: x, y
  y = x
end subroutine beside
