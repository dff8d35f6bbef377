! A logical function of active values decides, and overwrites nothing.
! standard: 15.6.2.2
! head: f(x)>(y)
logical function large(t)
  implicit none
  real(8), intent(in) :: t
  large = t > 0.5d0
end function large
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  logical, external :: large
  y = x
  if (.not. large(x)) y = sin(x)
  if (large(y) .or. .true.) y = y*x
end subroutine f
