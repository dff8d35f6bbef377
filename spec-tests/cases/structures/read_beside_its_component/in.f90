! An object with memory is passed beside a component of it, and both are only read: the component has a derivative of its own, which is added
! to the object's behind the call.
module soils
  implicit none
  type :: states
    real(8), allocatable :: moisture(:)
    real(8) :: limit = 0.4d0
  end type
  type :: column
    integer :: layers = 0
    type(states) :: state
    real(8) :: runoff = 0
  end type
contains
  subroutine conductivity(s, k, moisture, limit, c)
    type(column), intent(in) :: s
    integer, intent(in) :: k
    real(8), intent(in) :: moisture, limit
    real(8), intent(out) :: c
    c = s%state%moisture(k)*moisture**2 + sin(s%state%moisture(1)*limit)*s%state%limit
  end subroutine
  subroutine step(s, c)
    type(column), intent(inout) :: s
    real(8), intent(inout) :: c
    integer :: k
    real(8) :: d
    do k = 1, s%layers
      call conductivity(s, k, s%state%moisture(k), s%state%limit, d)
      s%state%moisture(k) = s%state%moisture(k)*d + c
      c = c*d
      s%runoff = s%runoff + d
    end do
    call conductivity(s, 2, s%state%moisture(1), s%runoff, d)
    s%runoff = d*c
  end subroutine
end module
subroutine top(x, y)
  use soils
  real(8) :: x(3), y(3)
  type(column) :: s
  s%layers = 3
  allocate(s%state%moisture(3))
  s%state%moisture = x
  s%state%limit = x(1)*x(2)
  y(1) = x(3)
  call step(s, y(1))
  call step(s, y(1))
  y(2) = s%runoff*s%state%moisture(2)
  y(3) = s%state%moisture(1) + s%state%limit
end subroutine
