subroutine top(x, y)
  implicit none
  real(8) :: x, y, t
  logical, external :: shrink
  t = x*x
  y = t
  if (shrink(t)) y = y + t
  y = y*t
end subroutine top
logical function shrink(t)
  implicit none
  real(8) :: t
  t = t/2
  shrink = t > 0.01d0
end function shrink
