! What is passed for step reads the derivative of q%part%mix and of q%u, which are constants, beside that of q%t.
module types
  implicit none
  type :: inner
    real(8) :: mix = 0.5d0
  end type inner
  type :: base
    real(8) :: t = 0.5d0
  end type base
  type, extends(base) :: whole
    real(8) :: u = 0.5d0
    type(inner) :: part
  end type whole
contains
  subroutine blend(a, b)
    type(whole), intent(inout) :: a
    type(whole), intent(in) :: b
    a%part%mix = 0.75d0*b%part%mix + 0.25d0*a%part%mix
    a%t = 0.5d0*a%t*cos(b%t) + 0.25d0*a%t*b%u
  end subroutine blend
  subroutine hand(step, a, b)
    interface
      subroutine step(a, b)
        import whole
        type(whole), intent(inout) :: a
        type(whole), intent(in) :: b
      end subroutine step
    end interface
    type(whole), intent(inout) :: a
    type(whole), intent(in) :: b
    call step(a, b)
    call step(a, b)
  end subroutine hand
end module types
subroutine f(x, y)
  use types
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  type(whole) :: o, q
  o%t = x
  o%part%mix = x*x
  q%t = x
  call hand(blend, o, q)
  y = o%t + o%part%mix
end subroutine f
