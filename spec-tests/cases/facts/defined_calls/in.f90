subroutine inner(n, i, u, v)
  integer :: n, i
  real*8 :: u(n + i), v, g, h
  common /c/ g, h
  v = u(i)*g*v
  i = i + 1
  h = 2.0d0
end subroutine

subroutine passive(k, r)
  integer :: k
  real*8 :: r
  r = k
  call random_number(r)
end subroutine

real*8 function f(x, t)
  real*8 :: x, t(*)
  real*8, save :: kept
  f = x*t(1)
  kept = x
end function

subroutine middle(n, u, v)
  integer :: n, j
  real*8 :: u(n), v, e, r
  j = 2
  !$AD NOCHECKPOINT
  call inner(n - j, j, u, v)
  e = v*v
  call passive(j, r)
  v = e*r
  v = f(v, u)
end subroutine

subroutine never(x)               ! called, but by nobody that has a derivative
  real*8 :: x, y
  y = x
  call passive(1, y)
end subroutine

subroutine top(x, y, a, k)
  real*8 :: x, y, a(8), t, g, h
  integer :: k(3), i
  common /c/ g, h
  t = 1.0d0
  call never(t)
  do i = 1, 2
    !$AD CHECKPOINT-START
    t = x*a(k(i))
    call middle(k(2), a, t)
    k(1) = i
    !$AD CHECKPOINT-END
    y = y + t
  end do
  call inner(k(1), k(2), a, a(3))
  call inner(1, i, g, y)
  a(k(i)) = f(y, a)
  !$AD NOCHECKPOINT
  call inner(k(k(1)), i, a, y)
  k(1) = 3
  y = y*a(i)*x
  read *, k(3)
  t = 0.0d0
end subroutine
