module m
  type, abstract :: base
    integer :: n = 0
  end type base
  type, extends(base), public :: derived
    real :: number
  end type
  type, bind(c) :: inter
    integer :: i
  end type inter
  type plain
    sequence
    real x, y(3)
    character(len=5) :: name
  end type plain
end module m
