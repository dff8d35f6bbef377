subroutine used(x, y)
  implicit none
  real(8) :: x, zeta
  zta = x*x
  y = zta
end subroutine
