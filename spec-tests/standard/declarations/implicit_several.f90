! Several IMPLICIT statements, letters of a single range in upper case.
! standard: 8.7
! head: f(x)>(y)
subroutine f(x, y)
  implicit real(8) (X-Z)
  implicit complex(kind=8) (C)
  implicit real(kind=8) (r, S-T)
  c = cmplx(x, 1d0, 8)
  r = real(c*c)
  s = r*x
  y = s + aimag(c)
end subroutine f
