subroutine f(x, y)
  real*8 :: x(3), y
  real*8 :: g
  y = g(x(1), 2)*x(2) + g(x(3), 1)
end subroutine f
real*8 function g(a, k)
  real*8 a
  integer k, n
  real*8 tab(3)
  save n
  data tab /1.0d0, 2.0d0, 3.0d0/, n /2/
  g = tab(k)*a**n
end function
