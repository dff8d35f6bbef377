! A COMMON block and a module procedure... have names of different classes: the block f2 and a local f2.
! standard: 19.3.1, 8.10.2.1
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, h, h2
  common /h/ h2
  h = x
  h2 = h*x
  call g
  y = h2*h
end subroutine f
subroutine g
  implicit none
  real(8) :: p
  common /h/ p
  p = p*p
end subroutine g
