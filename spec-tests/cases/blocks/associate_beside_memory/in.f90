! In a block of ASSOCIATE another component of the object that is selected from is given memory, and loses it: the names stand for what they stood for.
module model
  implicit none
  type :: settings
    integer :: n = 3
  end type
  type :: fluxes
    real(8) :: heat(4), total
  end type
  type :: states
    real(8), allocatable :: layer(:)
  end type
  type :: surface
    type(settings) :: config
    type(fluxes) :: flux
    type(states) :: state
  end type
contains
  subroutine begin(s, x)
    type(surface), intent(inout) :: s
    real(8), intent(in) :: x(4)
    integer :: k
    associate (n => s%config%n, heat => s%flux%heat, total => s%flux%total)
      if (.not. allocated(s%state%layer)) allocate(s%state%layer(1:n))
      s%state%layer = x(1:n)**2
      heat = x
      total = heat(2)*s%state%layer(n)
      do k = 1, n
        heat(k) = heat(k)*s%state%layer(k) + total
      end do
      deallocate(s%state%layer)
      n = n + 1
      allocate(s%state%layer(n))
      s%state%layer = heat*total
    end associate
  end subroutine
end module
subroutine top(x, y)
  use model
  real(8) :: x(4), y(2)
  type(surface) :: s
  call begin(s, x)
  y(1) = sum(s%state%layer)*s%flux%heat(3)
  y(2) = s%flux%total
end subroutine
