! The test of a DO WHILE reads what the body overwrites.
! standard: 11.1.7.4.1
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, t
  t = x + 3
  y = 1
  do while (t > 0.5d0)
    y = y*t + x
    t = t*0.5d0
  end do
end subroutine f
