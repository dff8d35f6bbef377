subroutine top(x, y)
  real(8) :: x, y, w, f
  integer :: k
  k = 0
  w = 0
  do while (f(dble(k)) < 3.0d0)
    k = k + 1
    if (mod(k, 2) == 0) cycle
    w = w + 1
  end do
  y = x*w
end subroutine
real(8) function f(z)
  real(8) :: z
  f = z*0.5d0
end function
