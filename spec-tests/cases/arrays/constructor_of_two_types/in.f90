! Elements are converted where they stand; their derivatives have one type, too, though a conversion that they need not make is gone.
subroutine f(n, x, s, y)
  integer :: n
  real(8) :: x(n), y(n)
  real(4) :: s(n)
  complex(8) :: w(4)
  y = [dble(s(1:2)), x(1), 2.0d0]
  w = [cmplx(x(1), kind=8), (0.5d0, 1.0d0), cmplx(y(2), x(3), 8), cmplx(s(3), kind=8)]
  y = y*real(w*w, 8) + aimag(w)
end subroutine f
