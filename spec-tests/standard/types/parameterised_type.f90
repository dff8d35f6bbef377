! A parameterised type: kind and length parameters.
! standard: 7.5.3
! head: f(x)>(y)
! expect: refused: is on an active path, whose type is not among the sources
subroutine f(x, y)
  implicit none
  type vec(k, n)
    integer, kind :: k
    integer, len :: n
    real(k) :: v(n)
  end type vec
  real(8) :: x, y
  type(vec(8, 2)) :: p
  p%v(1) = x
  p%v(2) = x*x
  y = p%v(1)*p%v(2)
end subroutine f
