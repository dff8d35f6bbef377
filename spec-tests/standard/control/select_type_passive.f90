! SELECT TYPE over a polymorphic dummy that steers.
! standard: 11.1.11
! head: m%f(x)>(y)
module m
  type base
  end type base
  type, extends(base) :: more
    integer :: k = 2
  end type more
contains
  subroutine g(c, x, y)
    class(base), intent(in) :: c
    real(8) :: x, y
    select type (c)
    type is (more)
      y = x**c%k
    class default
      y = x
    end select
  end subroutine g
  subroutine f(x, y)
    real(8) :: x, y
    type(more) :: c
    call g(c, x, y)
  end subroutine f
end module m
