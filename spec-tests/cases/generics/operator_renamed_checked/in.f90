module vecs
  implicit none
  type vec
    real(8) :: a, b
  end type
  interface operator(.x.)
    module procedure cross
  end interface
contains
  real(8) function cross(u, v)
    type(vec), intent(in) :: u, v
    cross = u%a*v%b - u%b*v%a
  end function
end module
subroutine f(x, y)
  use vecs, operator(.c.) => operator(.x.)
  real(8) :: x(4), y
  type(vec) :: p, q
  p = vec(x(1), x(2))
  q = vec(x(3), x(4)**2)
  y = p .c. q
end subroutine
