! So does what a component leads to.
module m
  integer :: kk = 1
  abstract interface
    subroutine act(i)
      integer, intent(in) :: i
    end subroutine
  end interface
  type t
    procedure(act), pointer, nopass :: f => null()
  end type
contains
  subroutine inc(i)
    integer, intent(in) :: i
    kk = kk + i
  end subroutine
  subroutine run(o, m)
    type(t), intent(in) :: o
    integer, intent(in) :: m
    integer i
    do i = 1, m
      call o%f(1)
    end do
  end subroutine
end module
subroutine f(n, x, y)
  use m
  integer :: n
  real*8 :: x(n), y
  type(t) :: o
  o%f => inc
  kk = 1
  y = x(kk)
  call run(o, 2)
  y = y*x(kk)
  kk = 1
  y = y*x(kk)*y
  call run(o, 1)
  y = y*x(kk)**2
end subroutine
