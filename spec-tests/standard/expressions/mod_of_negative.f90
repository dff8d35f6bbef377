! MOD and MODULO of negative values are not the same.
! standard: 16.9, 16.9
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  y = mod(-x*7, 0.3d0)*x + modulo(-x*7, 0.3d0)*x*x
end subroutine f
