! Objects that are made in a BLOCK of their own and moved to one of a class: each has its type where it ends.
module shapes
  implicit none
  type, abstract :: shape
    real(8) :: scale = 1d0
  contains
    procedure(of), deferred :: area
  end type
  abstract interface
    real(8) function of(this, x)
      import shape
      class(shape), intent(in) :: this
      real(8), intent(in) :: x
    end function
  end interface
  type, extends(shape) :: square
    real(8) :: side = 2d0
  contains
    procedure :: area => square_area
  end type
  type, extends(shape) :: disc
    real(8), allocatable :: r(:)
  contains
    procedure :: area => disc_area
  end type
contains
  real(8) function square_area(this, x)
    class(square), intent(in) :: this
    real(8), intent(in) :: x
    square_area = this%side**2*x*this%scale
  end function
  real(8) function disc_area(this, x)
    class(disc), intent(in) :: this
    real(8), intent(in) :: x
    disc_area = 3d0*sum(this%r**2)*sin(x)*this%scale
  end function
  subroutine make(self, which, x)
    class(shape), allocatable, intent(out) :: self
    integer, intent(in) :: which
    real(8), intent(in) :: x
    select case (which)
    case (1)
      block
        type(square), allocatable :: tmp
        allocate (tmp)
        tmp%side = x
        call move_alloc(tmp, self)
      end block
    case default
      block
        type(disc), allocatable :: tmp
        allocate (tmp)
        allocate (tmp%r(2))
        tmp%r = 0.5d0*x
        call move_alloc(tmp, self)
      end block
    end select
  end subroutine
  subroutine passive(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    class(shape), allocatable :: a, b
    call make(a, 1, 2d0)
    call make(b, 2, 3d0)
    y = a%area(x)*b%area(x)
  end subroutine
  subroutine active(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    class(shape), allocatable :: a, b
    call make(a, 1, x)
    call make(b, 2, x)
    y = a%area(x)*b%area(x)
  end subroutine
end module
