recursive subroutine r(n, x, y)
  integer n
  real(8) x, y
  if (n > 0) then
    y = y*sin(x)
    call r(n-1, y, x)
    y = x*y
  end if
end subroutine
