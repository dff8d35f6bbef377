! Tests of an ELSE IF chain read what an earlier branch would overwrite.
! standard: 11.1.8
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  y = x
  if (y > 5) then
    y = 0
  else if (y < 0.01d0) then
    y = y*2
  else if (y*y < 4) then
    y = sin(y)*x
    x = y
  else
    y = 1
  end if
  y = y*x
end subroutine f
