! PACK with a mask by its name, and with one for all elements.
subroutine f(x, y, w, z)
  implicit none
  real*8 :: x(2, 3), y(6), w(2), z
  logical :: l
  y = pack(x*x, mask=.true.)
  w = 1; l = x(1, 1) > 0
  w = w*sum(pack(sin(x), l))
  w(1) = w(1)*sum(pack(x, mask=x > 0.4d0))
end subroutine
