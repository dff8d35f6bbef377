! What stands at the place of an extremum: a vector of one subscript, by which elements are read and written.
subroutine top(n, x, y)
  integer :: n
  real*8 :: x(n), y(n)
  y = x*1.5d0
  y(1:1) = x(maxloc(x))*y(minloc(x))
  y(maxloc(y)) = y(maxloc(y))*3.0d0
  y(2) = sum(x(maxloc(x, mask=x < 0.8d0)))
end subroutine top
