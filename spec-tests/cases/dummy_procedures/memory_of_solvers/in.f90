! Objects of a class with memory, of the declared type and of one that extends it, and what their procedure components do with it: it is overwritten,
! given, freed and given with other bounds.
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
  subroutine growing(me, t, x, xdot)
    class(integrator), intent(inout) :: me
    real(8), intent(in) :: t
    real(8), intent(in) :: x(me%n)
    real(8), intent(out) :: xdot(me%n)
    if (.not. allocated(me%scale)) then
      allocate(me%scale(me%n))
      me%scale = 1.5d0
    end if
    xdot(1) = x(2)*me%scale(1)
    xdot(2) = -sin(x(1)) + t*me%scale(2)
    me%scale = me%scale*x*xdot
    if (allocated(me%history)) deallocate(me%history)
    allocate(me%history(3:3+me%n))
    me%history(3:2+me%n) = xdot*t
    me%history(me%n+3) = x(1)*me%last
    me%last = me%history(4)
  end subroutine
end module
subroutine declared(x, y)
  use integrators
  real(8) :: x(3), y(4)
  type(integrator) :: s
  real(8) :: a(2), b(2)
  s%f => swing
  call s%prepare(2)
  s%scale(1) = x(3)
  a = x(1:2)
  call s%step(x(3), a, 0.1d0, b)
  call s%step(x(3), b, 0.1d0, a)
  y(1:2) = a*s%history
  y(3) = s%last*s%scale(2)
  y(4) = b(2)
end subroutine
subroutine extended(x, y)
  use integrators
  real(8) :: x(3), y(4)
  type(loaded) :: s
  real(8) :: a(2), b(2)
  s%f => swing
  call s%prepare(2)
  allocate(s%load(2))
  s%load = x(1:2)*x(3)
  s%scale(1) = x(3)
  a = x(1:2)
  call s%step(x(3), a, 0.1d0, b)
  call s%step(x(3), b, 0.1d0, a)
  y(1:2) = a*s%history + s%load
  y(3) = s%last*s%scale(2)
  y(4) = b(2)
end subroutine
subroutine grown(x, y)
  use integrators
  real(8) :: x(3), y(4)
  type(integrator) :: s
  real(8) :: a(2), b(2)
  s%f => growing
  s%n = 2
  a = x(1:2)
  allocate(s%history(2))
  s%history = a
  call walk(s, x(3), a, b)
  y(1:2) = a*s%scale
  y(3) = s%last*s%scale(2)
  y(4) = b(2) + s%history(5)
end subroutine
subroutine walk(s, t, a, b)
  use integrators
  type(integrator) :: s
  real(8) :: t, a(2), b(2)
  integer :: k
  do k = 1, 3
    call s%f(t, a, b)
    a = a + b*s%scale*t + s%history(4)
    s%scale(1) = b(2)
    if (k == 2) then
      deallocate(s%scale)
      call s%f(t, a, b)
      a(1) = a(1) + b(2)
    end if
  end do
end subroutine
