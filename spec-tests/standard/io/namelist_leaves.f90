! READ of a NAMELIST group leaves what it finds no value of as it was: its derivative, too.
! standard: 13.11.3
! head: f(x)>(y)
! expect: refused: keeps its value where the NAMELIST has none for it
subroutine f(x, y)
  implicit none
  real(8) :: x, y, t
  integer :: k
  character(20) :: s
  namelist /g/ t, k
  t = x
  k = 1
  s = '&g k=3 /'
  read (s, nml=g)
  y = t*x**k
end subroutine f
