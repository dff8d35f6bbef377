! Letters that are complex in the unit, real in the internal procedure, and a name that a statement types otherwise.
! standard: 8.7
! head: f(x)>(y)
subroutine f(x, y)
  implicit complex(8) (z), real(8) (a-h, o-y)
  real(8), intent(in) :: x(3)
  real(8), intent(out) :: y
  integer zaehler
  zaehler = 2
  z = cmplx(x(1), x(2), 8)
  zz = z**zaehler*conjg(z)
  y = inner(aimag(zz)) + real(zz, 8)
contains
  real(8) function inner(q)
    implicit real(8) (q, z)
    z = q*x(3)
    inner = z*z
  end function inner
end subroutine f
