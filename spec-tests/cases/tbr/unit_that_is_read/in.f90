subroutine s(x, y)
  real*8 :: x, y, t
  integer :: u
  u = 5
  read(u, *)
  read(5, *) t
  u = 6
  y = x*y*t
end subroutine
