! Pointers to procedures as components: of an argument, handed on, set by an initialiser, set in place; with the object passed and
! without; a function and subroutines; what is not passed actively has no derivative.
module integrators
  implicit none
  private
  integer, parameter :: wp = 8
  type, public :: integrator
    integer :: n = 0, calls = 0
    procedure(field), pointer :: f => null()
    procedure(size_of), pointer, nopass :: norm => null()
    procedure(report), pointer :: tell => null()
  contains
    procedure :: initialize
    procedure :: step
    procedure :: run
  end type
  abstract interface
    subroutine field(me, t, x, xdot)
      import :: integrator, wp
      class(integrator), intent(inout) :: me
      real(wp), intent(in) :: t
      real(wp), intent(in) :: x(me%n)
      real(wp), intent(out) :: xdot(me%n)
    end subroutine
    real(wp) function size_of(x)
      import :: wp
      real(wp), intent(in) :: x(:)
    end function
    subroutine report(me, t)
      import :: integrator, wp
      class(integrator), intent(inout) :: me
      real(wp), intent(in) :: t
    end subroutine
  end interface
contains
  subroutine initialize(me, n, f, norm, tell)
    class(integrator), intent(inout) :: me
    integer, intent(in) :: n
    procedure(field) :: f
    procedure(size_of) :: norm
    procedure(report), optional :: tell
    me%n = n
    me%f => f
    me%norm => norm
    if (present(tell)) me%tell => tell
  end subroutine
  subroutine step(me, t, x, h)
    class(integrator), intent(inout) :: me
    real(wp), intent(in) :: t, h
    real(wp), intent(inout) :: x(me%n)
    real(wp) :: k1(me%n), k2(me%n)
    call me%f(t, x, k1)
    call me%f(t + h, x + h*k1, k2)
    x = x + 0.5_wp*h*(k1 + k2)/(1 + me%norm(k1 - k2))
    if (associated(me%tell)) call me%tell(t)
  end subroutine
  subroutine run(me, x, steps)
    class(integrator), intent(inout) :: me
    real(wp), intent(inout) :: x(me%n)
    integer, intent(in) :: steps
    integer :: i
    do i = 1, steps
      call me%step(0.1_wp*i, x, 0.2_wp)
    end do
  end subroutine
end module
module problems
  use integrators
  implicit none
contains
  subroutine swing(me, t, x, xdot)
    class(integrator), intent(inout) :: me
    real(8), intent(in) :: t
    real(8), intent(in) :: x(me%n)
    real(8), intent(out) :: xdot(me%n)
    xdot(1) = x(2)*t
    xdot(2) = -sin(x(1))
    me%calls = me%calls + 1
  end subroutine
  subroutine decay(me, t, x, xdot)
    class(integrator), intent(inout) :: me
    real(8), intent(in) :: t
    real(8), intent(in) :: x(me%n)
    real(8), intent(out) :: xdot(me%n)
    xdot = -t*x**2
  end subroutine
  real(8) function two(x)
    real(8), intent(in) :: x(:)
    two = sum(x**2)
  end function
  subroutine initialised(x, y)
    real(8), intent(in) :: x(2)
    real(8), intent(out) :: y(2)
    type(integrator) :: it
    call it%initialize(2, swing, norm=two)
    y = x
    call it%run(y, 3)
  end subroutine
  subroutine in_place(x, y)
    real(8), intent(in) :: x(2)
    real(8), intent(out) :: y(2)
    type(integrator) :: it, other
    real(8) :: z(2)
    it%n = 2
    it%f => swing
    it%norm => two
    other%n = 2
    other%f => decay
    other%norm => two
    y = x
    call it%step(0.3d0, y, 0.1d0)
    call other%step(0.3d0, y, 0.1d0)
    call it%f(0.5d0, y, z)
    y = y + z*it%norm(x)
  end subroutine
end module
