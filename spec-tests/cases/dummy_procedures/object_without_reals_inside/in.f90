! The object inside has no real number, either: what the dummy procedure sets in it is not active.
module types
  type :: base1
  end type base1
  type :: inner1
    integer :: is = 1
  end type inner1
  type, extends(base1) :: whole1
    integer :: i2 = 1
    type(inner1) :: part
  end type whole1
contains
  subroutine blend(a, b)
    class(whole1), intent(inout) :: a
    type(whole1), intent(in) :: b
  end subroutine blend
  subroutine hand(step, a, b)
    interface
      subroutine step(a, b)
        import whole1
        class(whole1), intent(inout) :: a
        type(whole1), intent(in) :: b
      end subroutine step
    end interface
    type(whole1), intent(inout) :: a
    type(whole1), intent(in) :: b
    call step(a, b)
  end subroutine hand
end module types
subroutine p(x, y)
  use types
  real(8) :: x, y, g
  common /blk/ g
  type(whole1), allocatable :: zobj1(:)
  type(whole1) :: obj1
  type(whole1) :: wobj1(3)
  allocate(zobj1(2))
  call blend(zobj1(2), obj1)
  obj1 = zobj1(1)
  g = g*x
  wobj1(2) = obj1
  call hand(blend, wobj1(1), wobj1(3))
  call blend(wobj1(1), wobj1(3))
  y = g*wobj1(1)%i2
end subroutine
