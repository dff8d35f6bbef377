! READ of a NAMELIST group overwrites its variables, as far as it finds values of them.
! standard: 12.6.2.5, 13.11
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, t
  integer :: k
  character(20) :: s
  namelist /g/ t, k
  t = x
  k = 1
  s = '&g t=2.0, k=3 /'
  !$AD CONSTANT
  read (s, nml=g)
  y = t*x**k
end subroutine f
