module diffsizes
  integer, parameter :: nbdirsmax = 3
end module diffsizes
! The loop over directions ends before what overwrites something that a derivative in it reads: of the statement itself, or of
! one before.
subroutine f(x, y, z, u, v)
  implicit none
  real(8) :: x, y, z, u, v
  u = x*y
  v = z*z
  x = z
  v = v*x
  z = z*z*u
  v = v + z
end subroutine f
