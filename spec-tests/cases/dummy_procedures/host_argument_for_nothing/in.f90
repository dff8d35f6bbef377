! What is passed reads an argument of its host, and what comes of it counts for nothing: no caller passes that a derivative.
subroutine inner(a, b)
  real(8), intent(in) :: a(2)
  real(8), intent(inout) :: b
  real(8) :: t(1), at
  external at
  t(1) = at(g, b)
  t(1) = b*2
  b = t(1)*sin(b)
contains
  real(8) function g(t)
    real(8), intent(in) :: t
    g = t*a(1)
  end function
end subroutine
real(8) function at(f, x)
  real(8) :: f
  external f
  real(8), intent(in) :: x
  at = f(x)*2
end function
subroutine top(p, y)
  real(8), intent(in) :: p(2)
  real(8), intent(out) :: y
  real(8) :: a(2)
  a = p*p
  y = p(2)
  call inner(a, y)
end subroutine
