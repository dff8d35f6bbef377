module m
  implicit none
  type base
    integer :: k
  end type
  type, extends(base) :: e
    real*8, allocatable :: v(:)
  end type
contains
  subroutine f(x, y)
    real*8, intent(in) :: x(3)
    real*8, intent(out) :: y
    class(base), allocatable :: p
    allocate(e :: p)
    y = 0
    select type (p)
    class is (e)
      p%v = [1d0, 2d0, 3d0]
      y = sum(p%v*x*x)
    end select
  end subroutine
end module
