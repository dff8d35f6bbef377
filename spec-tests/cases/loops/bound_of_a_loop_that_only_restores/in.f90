subroutine top(n, x, y)
  integer :: n
  real(8) :: x, y, h
  common /c/ h
  h = 0.25d0*n
  y = x*h
  call s1(n, y)
  !$AD NOCHECKPOINT
  call s1(n, y)
  y = y*h*x
end subroutine top

subroutine s1(n, q)
  integer :: n, l, i1
  real(8) :: q, h
  common /c/ h
  q = q*h*sin(q)
  i1 = n
  do l = 1, i1
    h = 0.5d0*l
  end do
  i1 = 7
  q = q*q + h/i1
end subroutine s1
