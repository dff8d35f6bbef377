module k
  real(8) :: cos = 3d0
contains
subroutine f(x, y)
  real(8) :: x, y
  y = sin(x)*cos
end subroutine
end module
