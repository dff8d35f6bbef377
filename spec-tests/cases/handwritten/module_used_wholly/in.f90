module types
contains
  !$AD HANDWRITTEN
  subroutine blend(a, b)
    real*8, intent(inout) :: a
    real*8, intent(in) :: b
    a = a*b
  end subroutine
  subroutine blend_d(a, ad, b, bd)
    real*8, intent(inout) :: a, ad
    real*8, intent(in) :: b, bd
    ad = ad*b + a*bd
    a = a*b
  end subroutine
  subroutine blend_b(a, ab, b, bb)
    real*8, intent(inout) :: a, ab
    real*8, intent(in) :: b
    real*8, intent(inout) :: bb
    bb = bb + a*ab
    ab = ab*b
  end subroutine
end module
subroutine f(x, y)
  use types
  implicit none
  real*8 :: x, y, z
  y = x*x
  z = x
  call blend(y, z)
end subroutine
