! head p(y)/(x)
! input x real 0.32239194677267569
! input i integer 2
! input y real undefined 0
! head s1(y)/(a,b) called
! input a real array 0.5211 0.25
! input b real array 0.375 0.125
! input y real undefined 0
! The derivative of a head resets what it names, also what it never touches (seed 100008279).
subroutine p(x, i, y)
  integer :: i
  real*8 :: x, y, c(3)
  c(1) = sin(x)
  c(2) = x*x
  c(3) = x
  call s1(c(1), c(i), y)
end subroutine p

subroutine s1(a, b, y)
  real*8 :: a(2), b(2), y
  y = a(1)*a(2)
end subroutine s1
