module kinds
  integer, parameter :: wp = 8, three = 3
end module

subroutine inner(x)
  use kinds, only: real_kind => wp, three
  real(real_kind) :: x, g, h(three)
  common /c/ g, h
  g = g*x + h(2)
  h(1) = h(2)*x
  x = x*g
end subroutine

function f(x)
  real*8 :: x, f
  call inner(x)
  f = x*x
  call inner(f)
  call inner(f)
  f = f*x
end function

subroutine top(x, y)
  real*8 :: x, y, f
  external f
  y = f(x)
  call inner(y)
  y = f(y)
end subroutine
