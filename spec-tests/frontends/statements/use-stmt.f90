module m
  integer :: a, b, c
  interface operator(.plus.)
    module procedure add
  end interface
contains
  integer function add(x, y)
    integer, intent(in) :: x, y
    add = x + y
  end function
end module
subroutine s
  use m
end subroutine
subroutine t
  use m, only: a, d => b, operator(.plus.)
  d = a .plus. 2
end subroutine
subroutine u
  use m, e => a, operator(.add.) => operator(.plus.)
  use, intrinsic :: iso_c_binding, only: c_int
  use, non_intrinsic :: m
  use m, only:
end subroutine
