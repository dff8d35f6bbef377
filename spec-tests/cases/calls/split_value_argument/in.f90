! The backward procedure of a split call would copy what the call has overwritten meanwhile.
module m
  implicit none
  real(8) :: g
contains
  subroutine s(x, c, y)
    real(8) :: x, y
    real(8), value :: c
    y = y*x*c
    g = x
  end subroutine s
end module m
subroutine top(x, y)
  use m
  implicit none
  real(8) :: x, y
  g = 3.0d0
  y = x
!$AD NOCHECKPOINT
  call s(x, g, y)
end subroutine top
