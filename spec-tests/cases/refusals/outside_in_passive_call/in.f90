subroutine top(x, y)
  real(8) :: x, y
  call p(x, y)
  y = y*y
end subroutine
subroutine p(x, y)
  real(8) :: x, y, a
  call random_number(a)
  y = x*x*a
end subroutine
