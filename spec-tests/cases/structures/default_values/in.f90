! An INTENT(OUT) object begins as its type says: with default values, its ALLOCATABLE components without memory.
module m
  implicit none
  integer, parameter :: dp = kind(1.0d0)
  real(dp), parameter :: half = 0.5_dp
  type :: inner
    real(dp) :: g = half
    real(dp), allocatable :: h(:)
  end type
  type :: s
    type(inner) :: c
    real(dp) :: v(2) = [1.0_dp, 2.0_dp]
    integer :: n = 2
  end type
  type, extends(s) :: t
    real(dp) :: z
  end type
contains
  subroutine init(o, x, f)
    class(s), intent(out) :: o
    real(dp), intent(in) :: x
    type(inner), intent(out), optional :: f
    o%c%g = o%c%g*x
    if (.not. allocated(o%c%h)) o%c%h = x*o%v
    if (present(f)) f%g = f%g*x**2
    o%v(1) = o%v(1)*x
  end subroutine
  subroutine top(x, y)
    real(dp), intent(in) :: x
    real(dp), intent(out) :: y
    type(t) :: o
    type(inner) :: f
    call init(o, x)
    o%n = 1
    y = o%c%g*sum(o%c%h)*o%v(1)
    call init(o, y, f)
    o%z = x
    y = y + o%c%g*o%c%h(2)*o%n*f%g + o%v(2)*o%z
  end subroutine
end module
