module shp
  implicit none
  type, abstract :: shape
    real(8) :: scale = 1
  contains
    procedure(upd), deferred :: update
    procedure(val), deferred :: value
  end type
  abstract interface
    subroutine upd(self, x)
      import
      class(shape), intent(inout) :: self
      real(8), intent(in) :: x
    end subroutine
    function val(self) result(v)
      import
      class(shape), intent(in) :: self
      real(8) :: v
    end function
  end interface
  type, extends(shape) :: square
    real(8) :: side
  contains
    procedure :: update => square_update
    procedure :: value => square_value
  end type
  type, extends(shape) :: circle
    real(8) :: r, h(2)
  contains
    procedure :: update => circle_update
    procedure :: value => circle_value
  end type
  type, extends(circle) :: disc
    real(8) :: w
  contains
    procedure :: value => disc_value
  end type
  type :: box
    class(shape), allocatable :: p
  end type
contains
  subroutine square_update(self, x)
    class(square), intent(inout) :: self
    real(8), intent(in) :: x
    self%side = self%side*x
    self%scale = x
  end subroutine
  subroutine circle_update(self, x)
    class(circle), intent(inout) :: self
    real(8), intent(in) :: x
    self%r = sin(self%r*x)
    self%h = self%h*self%r
  end subroutine
  function square_value(self) result(v)
    class(square), intent(in) :: self
    real(8) :: v
    v = self%side**2*self%scale
  end function
  function circle_value(self) result(v)
    class(circle), intent(in) :: self
    real(8) :: v
    v = 3*self%r**2*self%scale + sum(self%h)
  end function
  function disc_value(self) result(v)
    class(disc), intent(in) :: self
    real(8) :: v
    v = self%circle%value()*self%w
  end function
  subroutine step(s, x, n)
    class(shape), intent(inout) :: s
    real(8), intent(in) :: x
    integer, intent(in) :: n
    integer :: i
    do i = 1, n
      call s%update(x*i)
    end do
  end subroutine
  subroutine total(q, c, d, x, y)
    type(square), intent(inout) :: q
    type(circle), intent(inout) :: c
    type(disc), intent(inout) :: d
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    call step(q, x, 2)
    call step(c, x, 3)
    call step(d, x, 1)
    y = both(q, c)*both(c, d) + d%w
  end subroutine
  function both(a, b) result(v)
    class(shape), intent(in) :: a, b
    real(8) :: v
    v = a%value()*b%value()
  end function
  subroutine boxes(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(box) :: b(2)
    integer :: i
    allocate(square :: b(1)%p)
    allocate(circle :: b(2)%p)
    y = 0
    do i = 1, 2
      select type (s => b(i)%p)
      class is (square)
        s%side = x
      class is (circle)
        s%r = x**2
        s%h = x
      end select
      call b(i)%p%update(x)
      y = y + b(i)%p%value()
    end do
  end subroutine
  subroutine local(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    class(shape), allocatable :: s
    allocate(square :: s)
    select type (s)
    type is (square)
      s%side = x
    end select
    call s%update(x)
    y = s%value()
  end subroutine
end module
