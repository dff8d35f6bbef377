! The caller of a head is out of sight: nobody tells it of the variable that what it passes reads.
module state
  real(8) :: p = 2
end module
real(8) function f(x)
  use state
  real(8) :: x
  f = p*x
  p = p + 1
end function
subroutine middle(g, a, s)
  real(8) :: a, s, g
  external g
  s = g(a)
end subroutine
