! The part of a complex value that a real variable takes, and what is rounded, do not stand for the value; nor do complex values.
subroutine parts(a, b, y)
  implicit none
  real(8), intent(in) :: a, b
  real(8), intent(out) :: y
  real(8) :: x
  real(4) :: s
  complex(8) :: z, w, q
  z = cmplx(a, b, 8)
  x = exp(z)
  w = sqrt(z)
  q = w/z
  s = tanh(a)
  y = x*x + real(w)*aimag(w) + real(q)**2 + aimag(q)*x*s
end subroutine parts
