! blend_d reads the derivative of q%mix, which is a constant, beside that of q%t; p is passive.
module types
  type :: whole
    real*8 :: t = 0.5, u = 0.5, mix = 0.5
  end type
contains
  !$AD HANDWRITTEN a, b
  subroutine blend(a, b)
    type(whole), intent(inout) :: a
    type(whole), intent(in) :: b
    a%mix = 0.75*b%mix + 0.25*a%mix
    a%t = 0.5*a%t*cos(b%t) + 0.25*a%t
  end subroutine
  subroutine blend_d(a, ad, b, bd)
    type(whole), intent(inout) :: a, ad
    type(whole), intent(in) :: b, bd
    ad%mix = 0.75*bd%mix + 0.25*ad%mix
    a%mix = 0.75*b%mix + 0.25*a%mix
    ad%t = 0.5*ad%t*cos(b%t) + 0.25*ad%t - .5*a%t*sin(b%t)*bd%t
    a%t = 0.5*a%t*cos(b%t) + 0.25*a%t
  end subroutine
  subroutine blend_b(a, ab, b, bb)
    type(whole), intent(inout) :: a, ab
    type(whole), intent(in) :: b
    type(whole), intent(inout) :: bb
    bb%mix = bb%mix + 0.75*ab%mix
    ab%mix = 0.25*ab%mix
    bb%t = bb%t - .5*a%t*sin(b%t)*ab%t
    ab%t = 0.5*ab%t*cos(b%t) + 0.25*ab%t
  end subroutine
end module
subroutine f(x, y)
  use types, only: whole, blend
  implicit none
  real*8 :: x, y
  type(whole) :: o, p, q
  o%t = x
  o%mix = x*x
  q%t = x
  call blend(o, q)
  call blend(o, p)
  y = o%t + o%mix
end subroutine
