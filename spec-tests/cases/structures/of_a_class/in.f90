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
    real(8) :: t
    t = b%x*cos(th) - b%y*sin(th)
    b%y = b%x*sin(th) + b%y*cos(th)
    b%x = t
  end subroutine
  subroutine reset(b)
    class(base), intent(out) :: b
    b%x = 1
    b%y = 2
  end subroutine
  subroutine s(c, th, r)
    type(child), intent(inout) :: c
    real(8), intent(in) :: th
    real(8), intent(out) :: r
    type(base) :: d
    c%z = c%z * c%x
    call turn(c, th)
    d = c%base
    call turn(d, c%z)
    c%w(2) = d%x * c%w(1)
    r = c%x + c%w(2) * d%y
    call reset(d)
    r = r + d%x * th
  end subroutine
end module
