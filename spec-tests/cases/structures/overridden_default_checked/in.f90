! What the type of an object binds itself, and types of other modules override, is called in its own module: kinds, optional
! arguments, elemental functions, renamed types.
module kinds
  integer, parameter :: pr = selected_real_kind(15), nq = 2
end module
module base
  use kinds
  implicit none
  private
  type, abstract, public :: model
    real(pr) :: c = 1
  contains
    procedure(law), deferred :: value
    procedure(act), deferred :: act
    procedure :: both
    procedure :: scaled
    generic :: of => value, scaled
  end type
  abstract interface
    real(pr) function law(self, x, extra)
      import :: model, pr, nq
      class(model), intent(in) :: self
      real(pr), intent(in) :: x(nq)
      real(pr), intent(in), optional :: extra
    end function
    subroutine act(self, x, y)
      import :: model, pr
      class(model), intent(inout) :: self
      real(pr), intent(in) :: x(:)
      real(pr), intent(out) :: y(size(x))
    end subroutine
  end interface
contains
  function both(self, x) result(r)
    class(model), intent(inout) :: self
    real(pr), intent(in) :: x(:)
    real(pr) :: r, y(size(x))
    call self%act(x, y)
    r = self%value(x(1:2)) + sum(y)*self%value(x(2:3), extra=x(1)) + self%of(x(1))
  end function
  elemental function scaled(self, z) result(r)
    class(model), intent(in) :: self
    real(pr), intent(in) :: z
    real(pr) :: r
    r = self%c*z**2
  end function
end module
module one
  use base, parent => model
  use kinds, only: rk => pr
  implicit none
  private
  type, extends(parent), public :: item
    real(rk) :: a(2) = 1
  contains
    procedure :: value => my_value
    procedure :: act => my_act
  end type
contains
  function my_value(self, x, extra) result(value)
    class(item), intent(in) :: self
    real(rk), intent(in) :: x(2)
    real(rk), intent(in), optional :: extra
    real(rk) :: value
    value = sum(self%a*x)*self%c
    if (present(extra)) value = value*extra
  end function
  subroutine my_act(self, x, y)
    class(item), intent(inout) :: self
    real(rk), intent(in) :: x(:)
    real(rk), intent(out) :: y(size(x))
    y = sin(x)*self%a(1)
    self%a = self%a*y(1)
  end subroutine
end module
module two
  use base
  use kinds
  use one, only: other => item
  implicit none
  private
  type, extends(model), public :: thing
    type(other) :: inner
    real(pr) :: b = 0.5_pr
  contains
    procedure :: value
    procedure :: act
    procedure :: scaled => my_scaled
  end type
contains
  real(pr) function value(self, x, extra)
    class(thing), intent(in) :: self
    real(pr), intent(in) :: x(nq)
    real(pr), intent(in), optional :: extra
    value = self%inner%value(x, extra)*self%b
  end function
  subroutine act(self, x, y)
    class(thing), intent(inout) :: self
    real(pr), intent(in) :: x(:)
    real(pr), intent(out) :: y(size(x))
    call self%inner%act(x, y)
    y = y*x + self%b
    self%b = self%b*y(2)
  end subroutine
  elemental function my_scaled(self, z) result(r)
    class(thing), intent(in) :: self
    real(pr), intent(in) :: z
    real(pr) :: r
    r = self%b*cos(z)
  end function
end module
subroutine top(x, y)
  use base, only: model
  use one, only: t1 => item
  use two, only: t2 => thing
  implicit none
  real(8), intent(in) :: x(3)
  real(8), intent(out) :: y
  type(t1) :: p
  type(t2) :: q
  p%a = x(1:2)
  p%c = x(3)
  q%b = x(2)*x(3)
  q%inner%a = x(2:3)**2
  y = p%both(x)
  y = y + q%both(x*y)
contains
end subroutine
