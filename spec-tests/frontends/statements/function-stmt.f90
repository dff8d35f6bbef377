real function f(x)
  f = x
end function f
recursive integer function g(n) result(r)
  integer, intent(in) :: n
  r = n
end function
elemental function h(x) result(y)
  real, intent(in) :: x
  real :: y
  y = x
end function h
character(len=8) function i(x)
  character(len=*) x
  i = x
end function
type(integer) function j() bind(c)
  j = 1
end function
double precision function k(x)
  double precision x
  k = x
end
