subroutine p0(x, y)
  real(8) :: x, y
  x = sin(x*y)
  call p1(x, y)
  x = x*y
  call p2(x, y)
  x = x*x
end subroutine p0
subroutine p1(x, y)
  real(8) :: x, y
  x = x*x*y
end subroutine p1
subroutine p2(x, y)
  real(8) :: x, y
  x = exp(x)
  !$AD NOCHECKPOINT
  call p3(x, y)
  x = x*y*x
end subroutine p2
subroutine p3(x, y)
  real(8) :: x, y
  x = cos(x)*y
end subroutine p3
