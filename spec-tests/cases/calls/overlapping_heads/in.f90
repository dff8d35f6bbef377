subroutine s1(p, q)
  real(8) :: p, q
  q = p*q
end subroutine
subroutine top(x, y)
  real(8) :: x, y
  call s1(x, y)
  y = sin(y)*x
end subroutine
