! Objects of a module and of COMMON, with components that have no derivative.
module state
  implicit none
  type :: box
    sequence
    real(8) :: v, w(2)
    integer :: n
  end type
  type(box) :: now
contains
  subroutine put(x)
    real(8), intent(in) :: x
    type(box) :: shared
    common /blk/ shared
    now%v = x*x
    now%n = 2
    shared%w(now%n) = now%v*x
    now%w = shared%w(2)
  end subroutine
  subroutine s(x, r)
    real(8), intent(in) :: x
    real(8), intent(out) :: r
    type(box) :: shared
    common /blk/ shared
    shared%w = 1
    call put(x)
    r = now%w(1)*shared%w(2) + now%v
  end subroutine
end module
