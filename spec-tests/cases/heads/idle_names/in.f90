! b is overwritten before it is used; label depends on what was rounded.
subroutine shape(a, b, volume, label)
  real*8 :: a, b, volume, label
  b = 2.0d0
  volume = a**3*b
  label = int(a)
end subroutine shape
