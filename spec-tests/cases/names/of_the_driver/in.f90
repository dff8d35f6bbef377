module k
  real(8) :: shape(3), cmplx
end module
subroutine f(x, y)
  use k
  real(8) :: x, y, reshape(2), real
  common /c/ reshape, real
  y = sin(x*reshape(1))*shape(2)*cmplx*real
end subroutine
