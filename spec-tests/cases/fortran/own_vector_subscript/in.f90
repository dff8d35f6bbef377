! A vector subscript that its own statement overwrites: it is taken first.
subroutine f(x, k, y)
  integer :: k(3)
  real*8 :: x(3), y
  k(k) = 2
  y = x(k(1))*x(k(3))
end subroutine f
