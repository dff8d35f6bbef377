! An object that begins without memory gets it from a dummy procedure: its derivative has memory, too, where the backward sweep begins.
module m
  implicit none
  type t
    real(8) :: v = 0.5d0
    real(8), allocatable :: room(:)
  end type
contains
  subroutine blend(a, b)
    type(t), intent(out) :: a
    type(t), intent(inout) :: b
    if (.not. allocated(a%room)) then
      allocate(a%room(2))
      a%room = 0.5d0*b%v
    end if
    a%room(1) = 0.5d0*a%room(2) + 0.25d0*cos(b%v)
    if (allocated(b%room)) a%v = 0.5d0*b%v + 0.25d0*b%room(1)*b%room(2)
    a%v = 0.5d0*a%v + 0.25d0*a%room(1)
    b%v = b%v*a%v
  end subroutine
  subroutine hand(step, a, b)
    interface
      subroutine step(a, b)
        import t
        type(t), intent(out) :: a
        type(t), intent(inout) :: b
      end subroutine
    end interface
    type(t), intent(inout) :: a, b
    call step(a, b)
    call step(a, b)
  end subroutine
end module
subroutine handed_on(x, y)
  use m
  real(8) :: x(2), y(2)
  type(t) :: a, b
  a%v = x(1)
  b%v = x(2)
  call hand(blend, a, b)
  call hand(blend, b, a)
  y(1) = a%v + b%room(1)
  y(2) = b%v*a%room(2)
end subroutine
subroutine directly(x, y)
  use m
  real(8) :: x(2), y(2)
  type(t) :: a, b
  a%v = x(1)
  b%v = x(2)
  call blend(a, b)
  call blend(b, a)
  y(1) = a%v + b%room(1)
  y(2) = b%v*a%room(2)
end subroutine
