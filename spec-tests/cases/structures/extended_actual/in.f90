module cl
  implicit none
  type :: base
    real(8) :: x, y
  end type
  type, extends(base) :: child
    real(8) :: z, w(2)
  end type
contains
  subroutine turn(b, th)
    class(base), intent(inout) :: b
    real(8), intent(in) :: th
    b%x = th**2
    b%y = 3*th
  end subroutine
  subroutine s(c, th, r)
    type(child), intent(inout) :: c
    real(8), intent(in) :: th
    real(8), intent(out) :: r
    c%z = c%z * c%x
    c%w(1) = c%w(1)*c%x
    call turn(c, th)
    r = c%x * c%z + c%w(1)**2
  end subroutine
end module
