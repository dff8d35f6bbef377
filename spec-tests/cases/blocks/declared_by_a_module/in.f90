module md
  implicit none
  double precision :: cb1, cba(3)
  common /mcb/ cb1, cba
  save /mcb/
end module md
subroutine p(x, y)
  use md, only: c => cb1, cba
  double precision :: x, y
  y = c*x
  call s2(x, y)
  cba(1) = y
end subroutine
subroutine s2(x, y)
  double precision :: x, y, gvm(4)
  common /mcb/ gvm
  integer k
  k = 4
  y = y + gvm(k)*x
  gvm(k) = y
end subroutine
