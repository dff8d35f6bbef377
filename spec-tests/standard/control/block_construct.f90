! BLOCK with locals that hide those outside.
! standard: 11.1.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y, t
  t = x
  block
    real(8) :: t
    t = x*x
    y = t
  end block
  y = y*t
end subroutine f
