! Objects of a class that another type extends, without a component of its own: only what it binds is another procedure.
module waves
  implicit none
  type :: wave
    real(8) :: a
  contains
    procedure :: at => wave_at
  end type
  type, extends(wave) :: beat
  contains
    procedure :: at => beat_at
  end type
contains
  real(8) function wave_at(this, t)
    class(wave), intent(in) :: this
    real(8), intent(in) :: t
    wave_at = this%a*t
  end function
  real(8) function beat_at(this, t)
    class(beat), intent(in) :: this
    real(8), intent(in) :: t
    beat_at = this%a*t**2
  end function
  real(8) function height(o, t)
    class(wave), intent(in) :: o
    real(8), intent(in) :: t
    height = o%at(t)
  end function
  subroutine renew(o, t)
    class(wave), allocatable, intent(inout) :: o
    real(8), intent(inout) :: t
    t = t*sin(t)
    deallocate(o)
    allocate(o)
    o%a = 2
  end subroutine

  ! Its derivative would be of the declared type, for which the overriding procedure is not asked.
  subroutine passive(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(beat), target :: o, q
    class(wave), pointer :: p
    o%a = 3
    q%a = x(1)
    p => o
    y = height(p, x(2)) + height(q, x(3))
  end subroutine
  subroutine given(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    class(wave), allocatable :: p
    allocate(beat :: p)
    p%a = x(1)
    y = height(p, x(2))
  end subroutine
  subroutine given_pointer(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    class(wave), pointer :: p
    allocate(beat :: p)
    p%a = x(1)
    y = height(p, x(2))
  end subroutine
  ! Only in the adjoint.
  subroutine through(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    type(beat), target :: o
    class(wave), pointer :: p
    o%a = 2*x(1)
    p => o
    y = height(p, x(2))
  end subroutine
  subroutine renewed(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    class(wave), allocatable :: p
    real(8) :: h
    allocate(beat :: p)
    p%a = 2
    y = x(1)
    h = p%at(3d0)
    y = y**2*h
    call renew(p, y)
    h = p%at(1d0)
    y = sin(y)*h
  end subroutine
end module
