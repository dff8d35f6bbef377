! A NAMELIST group names active variables; what it prints is passive.
! standard: 8.9
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  namelist /group/ x, y
  y = x*x
  write (*, nml=group)
  y = y*x
end subroutine f
