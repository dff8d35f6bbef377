! What a pointer to a procedure leads to overwrites a variable of its module, wherever it is called.
module m
  integer :: kk = 1
  abstract interface
    subroutine act(i)
      integer, intent(in) :: i
    end subroutine
  end interface
  procedure(act), pointer :: pf => null()
contains
  subroutine inc(i)
    integer, intent(in) :: i
    kk = kk + i
  end subroutine
  subroutine run(m)
    integer, intent(in) :: m
    integer i
    do i = 1, m
      call pf(1)
    end do
  end subroutine
end module
subroutine f(n, x, y)
  use m
  integer :: n
  real*8 :: x(n), y
  pf => inc
  kk = 1
  y = x(kk)
  call run(2)
  y = y*x(kk)
  kk = 1
  y = y*x(kk)*y
  call run(1)
  y = y*x(kk)**2
end subroutine
