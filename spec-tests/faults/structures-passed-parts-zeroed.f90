! head f(y)/(x)
! input x real 0.61
! input y real undefined 0.3
module types
  implicit none
  type :: whole
    real(8) :: t = 0.5d0, mix(2) = 0.5d0
  end type whole
contains
  subroutine blend(a, b)
    type(whole), intent(inout) :: a
    type(whole), intent(in) :: b
    a%mix = 0.75d0*b%mix + 0.25d0*a%mix
    a%t = 0.5d0*a%t*cos(b%t) + 0.25d0*a%t
  end subroutine blend
  subroutine hand(a, c, e)
    type(whole), intent(inout) :: a, c(2), e(:, 0:)
    call blend(c(1), a)
    call blend(a, c(2))
    call blend(e(1, 1), a)
    call blend(a, e(2, 0))
  end subroutine hand
end module types
subroutine f(x, y)
  use types
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  type(whole) :: o, c(2), e(2, 2)
  o%mix = x*x
  c(2)%t = x
  e(2, 1)%t = x*x
  call hand(o, c, e)
  y = o%t + sum(o%mix) + c(1)%t + e(1, 2)%t
end subroutine f
