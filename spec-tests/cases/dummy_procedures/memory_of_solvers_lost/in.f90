! Memory that is given again is not associated with the procedures that the object's components pointed to: what derivatives go back to keeps it, or it is refused.
module integrators
  implicit none
  type :: integrator
    integer :: n = 0
    real(8) :: last = 0
    real(8), allocatable :: scale(:), history(:)
    procedure(rate), pointer :: f => null()
  contains
    procedure :: step
    procedure :: prepare
  end type
  abstract interface
    subroutine rate(me, t, x, xdot)
      import :: integrator
      class(integrator), intent(inout) :: me
      real(8), intent(in) :: t
      real(8), intent(in) :: x(me%n)
      real(8), intent(out) :: xdot(me%n)
    end subroutine
  end interface
  type, extends(integrator) :: loaded
    real(8) :: weight = 2
    real(8), allocatable :: load(:)
  end type
contains
  subroutine prepare(me, n)
    class(integrator), intent(inout) :: me
    integer, intent(in) :: n
    me%n = n
    allocate(me%scale(n), me%history(n))
    me%scale = 1
    me%history = 0
  end subroutine
  subroutine step(me, t, x, h, xf)
    class(integrator), intent(inout) :: me
    real(8), intent(in) :: t, h, x(me%n)
    real(8), intent(out) :: xf(me%n)
    real(8) :: f1(me%n), f2(me%n)
    call me%f(t, x, f1)
    call me%f(t + h, x + h*f1*me%scale, f2)
    xf = x + h*(f1 + f2)/2 + me%last
    me%history = me%history + xf*f2
  end subroutine
  subroutine swing(me, t, x, xdot)
    class(integrator), intent(inout) :: me
    real(8), intent(in) :: t
    real(8), intent(in) :: x(me%n)
    real(8), intent(out) :: xdot(me%n)
    xdot(1) = x(2)*me%scale(1)
    xdot(2) = -sin(x(1)) + t*me%scale(2)
    me%last = me%last + xdot(1)*x(2)
    me%scale(2) = me%scale(2)*xdot(2)
    select type (me)
    class is (loaded)
      xdot(2) = xdot(2) + me%load(2)*x(1)*me%weight
      me%load = me%load*xdot(1)
    end select
  end subroutine
subroutine touch(s, x)
  type(integrator), allocatable, intent(inout) :: s
  real(8) :: x(3)
  s%scale = s%scale*x(1:2)
  s%last = s%last*s%last
end subroutine
end module
subroutine kept(x, y)
  use integrators
  real(8) :: x(3), y(4)
  type(integrator), allocatable :: s
  real(8) :: a(2), b(2)
  allocate(s)
  s%f => swing
  call s%prepare(2)
  s%scale(1) = x(3)
  a = x(1:2)
  call s%step(x(3), a, 0.1d0, b)
  call touch(s, x)
  call s%step(x(3), b, 0.1d0, a)
  y(1:2) = a*s%history
  y(3) = s%last*s%scale(2)
  y(4) = b(2)
end subroutine
subroutine lost(x, y)
  use integrators
  real(8) :: x(3), y(4)
  type(integrator), allocatable :: s
  real(8) :: a(2), b(2)
  allocate(s)
  s%f => swing
  call s%prepare(2)
  s%scale(1) = x(3)
  a = x(1:2)
  call s%step(x(3), a, 0.1d0, b)
  deallocate(s)
  allocate(s)
  s%f => swing
  call s%prepare(2)
  call s%step(x(3), b, 0.1d0, a)
  y(1:2) = a*s%history
  y(3) = s%last*s%scale(2)
  y(4) = b(2)
end subroutine
