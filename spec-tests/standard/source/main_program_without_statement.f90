! A main program without a PROGRAM statement stands in front.
! standard: 14.1
! head: f(x)>(y)
real(8) :: a, b
a = 1
call f(a, b)
print *, b
end
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  y = x*x
end subroutine f
