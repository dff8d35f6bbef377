module m
  type point
    real*8 :: u, w
  end type
end module

integer function counted(k)     ! no derivative: stays where it is called
  integer :: k, n
  common /count/ n
  n = n + k
  counted = n
end function

subroutine parts(v)             ! another view of the block
  real*8 :: v(3), p, q(2)
  common /block/ p, q
  v(1) = p*q(2)
  p = v(2)
end subroutine

subroutine top(x, y, z, k)
  use m
  use elsewhere
  real*8 :: x, y, z, w(3), a(3)
  integer :: k, j, l(2)
  type(point) :: s(4)
  common /block/ w
  k = x
  s(k)%u = x
  y = s(k)%u*a(l(1))**x + max(a(k), y)
  w(1) = y
  y = y*counted(j)
  z = counted(k)
  call outside(x, j)
  y = y + j*l(j)
  hidden = x
  call parts(a)
  z = s(2)%w + w(1)
  w = 0.0d0
  z = abs(y)
end subroutine
