recursive function f(n, x) result(y)
  integer :: n
  real(8) :: x, y
  y = x
  if (n > 0) y = sin(x*f(n-1, x*x))
end function
subroutine s(x, y)
  real(8) :: x, y, f
  y = f(2, x) + f(1, y)
end subroutine
