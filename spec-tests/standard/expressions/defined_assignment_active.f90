! Assignment of a structure to a real calls a subroutine that also reads the left side.
! standard: 10.2.1.4, 15.4.3.4.3
! head: m%f(x)>(y)
module m
  implicit none
  type box
    integer :: k
  end type box
  interface assignment(=)
    module procedure take
  end interface
contains
  subroutine take(a, b)
    real(8), intent(inout) :: a
    type(box), intent(in) :: b
    a = a**b%k
  end subroutine take
  subroutine f(x, y)
    real(8) :: x, y
    type(box) :: b
    b%k = 2
    y = x
    y = b
  end subroutine f
end module m
