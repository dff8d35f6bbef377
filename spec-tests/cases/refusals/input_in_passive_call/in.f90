subroutine top(x, y)
  real(8) :: x, y
  call p(x, y)
  y = y*y
end subroutine
subroutine p(x, y)
  real(8) :: x, y, a
  call q(a)
  y = x*x*a
end subroutine
subroutine q(a)
  real(8) :: a
  read *, a
end subroutine
