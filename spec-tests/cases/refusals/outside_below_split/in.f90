subroutine top(x, y)
  real(8) :: x, y
  call p(x, y)
  y = y*y
end subroutine
subroutine p(x, y)
  real(8) :: x, y
  !$AD NOCHECKPOINT
  call q(x, y)
  y = y*x
end subroutine
subroutine q(x, y)
  real(8) :: x, y, a
  call draw(a)
  y = x*x*a
end subroutine
