subroutine inner(n, i, u, v)
  integer :: n, i
  real*8 :: u(n), v, t
  t = v
  v = u(i)*sin(t)
  i = i + 1
  t = 2.0d0
end subroutine

subroutine joint(k, w, q)         ! no call of it is split
  integer :: k(2), m
  real*8 :: w(3), q
  m = k(1)
  q = w(m)*q*q
  m = 0
  w(k(2)) = q
end subroutine

subroutine top(x, y, a, k)
  real*8 :: x, y, a(8), t, s, z
  integer :: k(3), i, j
  s = x*x
  z = k(3)
  do i = 1, 2
    t = s*a(k(i))
    call inner(k(2), j, a, t)
    s = sin(t)
    if (t > z) then
      k(1) = i
      s = s*t
    end if
  end do
  !$AD NOCHECKPOINT
  call inner(k(1), k(k(2)), a, s)
  !$AD CHECKPOINT-START
  a(k(1)) = s*s
  call joint(k, a(k(3)), s)
  !$AD CHECKPOINT-END
  call inner(2, j, a, y)
  call joint(k(2), a, t)
  k(2) = 1
  a(k(2)) = -2.0d0*y
  y = 3*y + t
  z = 0.0d0
end subroutine
