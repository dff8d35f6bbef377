! Objects without real components have no derivatives, whatever a procedure that is passed may do with COMMON.
module types
  type :: inner
    integer :: k = 1
  end type inner
  type :: whole
    integer :: i = 1
    type(inner) :: part
  end type whole
contains
  subroutine blend(a, b)
    type(whole), intent(inout) :: a
    type(whole), intent(in) :: b
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
  end subroutine hand
end module types
subroutine f(n, x, y)
  use types
  integer :: n
  real*8 :: x(n), y
  real*8 :: g
  common /c/ g
  type(whole) :: o, q
  type(whole), allocatable :: z
  g = x(2)
  o%part%k = int(x(1)*2) + 1
  call hand(blend, o, q)
  q = o
  allocate(z, source=o)
  call blend(o, z)
  call blend(z, q)
  q = z
  deallocate(z)
  call hand(blend, o, q)
  y = x(o%part%k)**2*x(q%i)*g
end subroutine f
