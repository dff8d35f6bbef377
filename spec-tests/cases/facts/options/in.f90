subroutine inner(n, i, u, v)
  integer :: n, i
  real*8 :: u(n), v, t
  t = v
  v = u(i)*sin(t)
  i = i + 1
  t = 2.0d0
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
  !$AD CHECKPOINT-END
  call inner(2, j, a, y)
  k(2) = 1
  a(k(2)) = -2.0d0*y
  y = 3*y + t
  z = 0.0d0
end subroutine
