! Complex values from two reals, their parts by REAL and AIMAG.
! standard: 7.4.3.3, 16.9
! head: f(x,y)>(u,v)
subroutine f(x, y, u, v)
  implicit none
  real(8) :: x, y, u, v
  complex(8) :: z
  z = cmplx(x, y, kind=8)
  z = z*z + (0.0d0, 1.0d0)*z
  u = real(z, 8)
  v = aimag(z)
end subroutine f
