! head p(y)/(x1)
! input x1 real 0.71
! input y real 0.43
subroutine s1(x, q)
  implicit none
  real(8) :: x, q, t1
  t1 = exp(x)
  q = q + t1
end subroutine s1

subroutine p(x1, y)
  implicit none
  real(8) :: x1, y
!$AD NOCHECKPOINT
  call s1(x1, y)
  y = y*y
end subroutine p
