module types
  type :: whole
    real*8 :: t, mix(2)
  end type
contains
  subroutine blend(a, b)
    type(whole), intent(inout) :: a
    type(whole), intent(in) :: b
    a%mix = 0.75*b%mix + 0.25*a%mix
    a%t = 0.5*a%t*cos(b%t) + 0.25*a%t
  end subroutine
  subroutine hand(a, c)
    type(whole), intent(inout) :: a
    type(whole), allocatable, intent(inout) :: c(:)
    call blend(c(1), a)
    call blend(a, c(2))
  end subroutine
end module
subroutine f(x, y)
  use types
  implicit none
  real*8 :: x, y
  type(whole) :: o, d(2, 2)
  type(whole), allocatable :: c(:)
  allocate (c(2))
  o%t = 1
  o%mix = x*x
  c(1)%mix = 1
  c(2)%mix = 1
  c(1)%t = 1
  c(2)%t = x
  call hand(o, c)
  y = o%t + sum(o%mix) + c(1)%t
end subroutine
