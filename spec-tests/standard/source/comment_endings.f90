! Comments behind statements hold apostrophes, ampersands and semicolons.
! standard: 6.3.2.3
! head: f(x)>(y)
subroutine f(x, y) ! it's; x = 0 &
  implicit none    ! "
  real(8) :: x, y
  y = x*x & ! don't; y = 0
      + x   ! & end
end subroutine f
