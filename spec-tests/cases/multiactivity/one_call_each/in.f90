subroutine top(x, y, r)
  implicit none
  real*8 :: x, y, r
  real*8, external :: inner
  call outer(x, y, r)
  r = r*inner(y)
end subroutine top

subroutine outer(p, q, s)
  implicit none
  real*8 :: p, q, s
  call last(p, q, s)
  s = s*p
end subroutine outer

subroutine last(p, q, s)
  implicit none
  real*8 :: p, q, s
  s = p*q
end subroutine last

real*8 function inner(u)
  implicit none
  real*8 :: u
  inner = sin(u)
end function inner
