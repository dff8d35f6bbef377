module state
  real(8) :: p
contains
  real(8) function f(x)
    real(8) :: x
    f = p*x
  end function
end module
subroutine middle(g, a, s)
  real(8) :: a, s, g
  external g
  s = g(a)
end subroutine
subroutine top(a, s)
  use state
  real(8) :: a, s
  p = 2.0d0*a
  call middle(f, a, s)
end subroutine
