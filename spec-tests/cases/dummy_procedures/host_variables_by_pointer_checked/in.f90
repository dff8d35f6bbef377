! A component points to an internal procedure, which reads a variable of its host.
module slv
  implicit none
  abstract interface
    real(8) function scal(t)
      real(8), intent(in) :: t
    end function
  end interface
  type solver
    procedure(scal), pointer, nopass :: f => null()
  contains
    procedure :: solve
  end type
contains
  subroutine solve(me, x)
    class(solver), intent(in) :: me
    real(8), intent(inout) :: x
    integer :: i
    do i = 1, 3
      x = x - 0.1d0*me%f(x)
    end do
  end subroutine
end module
subroutine top(p, y)
  use slv
  implicit none
  real(8), intent(in) :: p(2)
  real(8), intent(out) :: y
  real(8) :: s, x
  type(solver) :: m
  s = p(1)
  m%f => eq
  x = p(2)
  call m%solve(x)
  s = s*x
  call m%solve(x)
  y = s*x
contains
  real(8) function eq(t)
    real(8), intent(in) :: t
    eq = s*t*t
  end function
end subroutine
