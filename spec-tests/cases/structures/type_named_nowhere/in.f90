! What an object of a class has is kept where no USE names the type that declares it: the branch is for one that extends that. Nor
! does one name the class of the component.
module shapes
  implicit none
  type :: shape
    real(8) :: size = 0
  end type shape
  type, extends(shape) :: inner
    real(8) :: own(2) = 0
  end type inner
  type, extends(inner) :: outer
    real(8) :: more = 0
  end type outer
contains
  subroutine inner_step(s, a)
    class(inner), intent(inout) :: s
    real(8), intent(in) :: a
    s%own = s%own*a + s%own**2
  end subroutine inner_step
  function amount(s) result(y)
    class(shape), intent(in) :: s
    real(8) :: y
    y = s%size
    select type (s)
    class is (inner)
      y = y*s%own(1) + s%own(2)
    end select
  end function amount
end module shapes

module boxes
  use shapes, only: shape
  implicit none
  type :: box
    class(shape), allocatable :: held
  end type box
end module boxes

module work
  use boxes, only: box
  use shapes, only: outer, inner_step, amount
  implicit none
contains
  subroutine steps(b, x, y)
    type(box), intent(inout) :: b
    real(8), intent(in) :: x(2)
    real(8), intent(out) :: y
    integer :: i
    y = 0
    do i = 1, 3
      select type (s => b%held)
      type is (outer)
        call inner_step(s, x(2))
        y = y + s%more*s%size + amount(s)
      end select
    end do
  end subroutine steps

  subroutine run(x, y)
    real(8), intent(in) :: x(2)
    real(8), intent(out) :: y
    type(box) :: b
    allocate(outer :: b%held)
    select type (s => b%held)
    type is (outer)
      s%own = x
      s%size = x(1)**2
      s%more = x(2)
    end select
    call steps(b, x, y)
  end subroutine run
end module work
