subroutine p(y)
  implicit none
  real(8) :: y, h1
  common /other/ h1
  call s2(h1, y)
end subroutine
subroutine s2(u, y)
  implicit none
  real(8) :: u, y
  call s1(u, y)
end subroutine
subroutine s1(u, y)
  implicit none
  real(8) :: u, y, h
  common /other/ h
  y = u*u
end subroutine
