! What an object of a class is moved to has its type then, whatever that is; where derivatives need what goes, that is refused.
module shapes
  implicit none
  type :: shape
    real(8) :: scale = 1d0
  contains
    procedure :: area => shape_area
  end type
  type, extends(shape) :: square
    real(8) :: side = 2d0
  contains
    procedure :: area => square_area
  end type
  type :: box
    class(shape), allocatable :: ptr
  end type
contains
  real(8) function shape_area(this, x)
    class(shape), intent(in) :: this
    real(8), intent(in) :: x
    shape_area = x*this%scale
  end function
  real(8) function square_area(this, x)
    class(square), intent(in) :: this
    real(8), intent(in) :: x
    square_area = this%side**2*x*x*this%scale
  end function
  subroutine passive(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    class(shape), allocatable :: a
    type(box) :: b
    allocate (square :: a)
    a%scale = 3d0
    y = a%area(x)
    call move_alloc(a, b%ptr)
    y = y*b%ptr%area(x)
    allocate (a)
    a%scale = 5d0
    y = y*a%area(x)
    call move_alloc(a, b%ptr)
    y = y + b%ptr%area(x*y)
  end subroutine
  subroutine made(b, which)
    type(box), intent(inout) :: b
    integer, intent(in) :: which
    class(shape), allocatable :: a
    if (which == 1) then
      allocate (square :: a)
      a%scale = 3d0
    else
      allocate (shape :: a)
    end if
    call move_alloc(a, b%ptr)
  end subroutine
  subroutine factory(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(box) :: b, c
    call made(b, 1)
    call made(c, 2)
    y = b%ptr%area(x)*c%ptr%area(x)
  end subroutine
  subroutine active(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    class(shape), allocatable :: a
    type(box) :: b
    allocate (square :: a)
    a%scale = x
    call move_alloc(a, b%ptr)
    y = b%ptr%area(x)
  end subroutine
end module
