! The product of values that are no variable: what comes to it goes to each of them, and is an array already.
subroutine f(n, x, y)
  integer :: n
  real(8) :: x(n), y
  y = product((x(2:)))
  y = y + product(2*x(:n - 1)*sin(x(2:)))
end subroutine f
