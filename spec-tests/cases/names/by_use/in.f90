module k
  real(8) :: cos = 3d0
end module
subroutine f(x, y)
  use k
  real(8) :: x, y
  y = sin(x)*cos
end subroutine
