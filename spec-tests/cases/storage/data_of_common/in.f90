! Initial values for COMMON outside of BLOCK DATA (an extension): the original defines the block, its derivative must not.
subroutine top(x, y)
  real(8) :: x, y
  real(8) :: a, own
  real(8) :: tab(3)
  real(8) :: late = 0.5d0
  common /blk/ a, tab
  common /other/ late
  data tab /1.0d0, 2.0d0, 3.0d0/
  data own /4.0d0/
  a = x*2.0d0
  y = a*tab(1)*late + tab(2)*sin(x)*own
end subroutine
