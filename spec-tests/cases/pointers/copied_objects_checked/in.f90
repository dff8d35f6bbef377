module m
  type t
    real(8), pointer :: v => null()
    real(8) :: w
  end type
  type box
    type(t) :: l
    real(8) :: z = 2
    type(box), pointer :: next => null()
  end type
contains
  subroutine f(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    real(8), target :: d
    type(t) :: a, b
    d = x(2)
    b%v => d
    b%w = x(1)
    a = b
    a%v = a%v*b%w
    a%w = b%v**2
    y = b%v*a%w + d
  end subroutine
  subroutine g(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    real(8), target :: d, e
    type(box), target :: a, b, c
    d = x(2)
    e = x(1)
    b%l%v => d
    b%l%w = x(1)
    b%next => c
    b%z = x(3)
    c%z = x(2)
    c%l = t(e, d)
    a = b
    a%l%v = a%l%v*b%l%w
    a%next%z = a%next%z*a%z
    b%l = c%l
    b%l%v = b%l%v*b%l%w
    y = d*e + c%z*b%l%w + a%l%w
  end subroutine
  subroutine h(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    real(8), target :: d(2)
    type(t) :: a, b
    integer :: i
    d = x(1:2)
    b%v => d(1)
    do i = 1, 3
      b%w = x(i)*i
      a = b
      a%v = a%v*b%w
      b%v => d(1+mod(i,2))
      a%w = b%v**2
      b = t(a%v, a%w)
    end do
    y = b%v*a%w + d(1)*d(2)
  end subroutine
end module
