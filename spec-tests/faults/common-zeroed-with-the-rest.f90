! head p(y,cb1)/(x)
! input x real 0.7
! input y real undefined 0.3
! input cb1 real common mcb of md 0.4
! input cba real array common mcb of md 0.1 0.2 0.3
module md
  implicit none
  double precision :: cb1, cba(3)
  common /mcb/ cb1, cba
end module md
subroutine p(x, y)
  use md
  double precision :: x, y
  y = cb1*x
  cb1 = cb1*x
  call s2(x, y)
end subroutine p
subroutine s2(x, y)
  double precision :: x, y, gvm(5)
  common /mcb/ gvm
  integer :: k
  k = 5
  gvm(k) = x
  y = y + gvm(k)*x
end subroutine s2
