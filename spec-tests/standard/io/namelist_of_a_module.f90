! A NAMELIST group of a module is used where the module is, under other names of its variables; several statements add to it.
! standard: 8.9, 14.2.2
! head: f(x)>(y)
module settings
  implicit none
  real(8) :: t = 1.0d0
  integer :: k = 1
  namelist /g/ t
  namelist /g/ k
end module settings
subroutine f(x, y)
  use settings, scale => t
  implicit none
  real(8) :: x, y
  character(20) :: s
  scale = x
  y = scale
  s = '&g t=2.0, k=3 /'
  !$AD CONSTANT
  read (s, g)
  y = y*scale*x**k
end subroutine f
