! s is a head and is called with one variable for two formals, those of w are not even read: it may not set the derivative of either to
! zero, which would write what the other one stands for; its callers do.
subroutine top(x, y)
  real(8) :: x, y, v(2), w(3)
  integer :: i
  v = 2.0d0
  w = 3.0d0
  i = 1
  call s(x, v, v, w(1), w(i), y)
  y = y*x
end subroutine top

subroutine s(p, e, f, g, h, r)
  real(8) :: p, e(2), f(2), g(2), h(2), r
  r = p*e(1) + f(2)
end subroutine s
