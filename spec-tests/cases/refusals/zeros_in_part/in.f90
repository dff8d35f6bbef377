module md
  implicit none
  double precision :: cb1, cba(3)
  common /mcb/ cb1, cba
end module md
subroutine p(x, y)
  use md
  double precision :: x, y
  y = cb1*x
  call s2(x, y)
end subroutine
subroutine s2(x, y)
  double precision :: x, y, gvm(5)
  common /mcb/ gvm
  integer k
  k = 5
  y = y + gvm(k)*x
  gvm(5) = y
end subroutine
