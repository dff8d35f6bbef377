module m
  private
  public :: a, operator(+), assignment(=)
  integer :: a, b
  private b
  interface operator(+)
    procedure add
  end interface
  interface assignment(=)
    procedure give
  end interface
contains
  logical function add(x, y)
    logical, intent(in) :: x, y
    add = x .or. y
  end function add
  subroutine give(x, y)
    logical, intent(out) :: x
    integer, intent(in) :: y
    x = y > 0
  end subroutine give
end module m
