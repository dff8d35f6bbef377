! One call of `blend` makes a component active in it, another passes an object in which it is not: what `blend` reads of the derivative
! there must be zero. The default value of the type is not.
module cells
  type cell
    real(8) :: m = 0.5d0
    real(8) :: v = 0.5d0
  end type
contains
  subroutine blend(a, b)
    type(cell), intent(inout) :: a
    type(cell), intent(in) :: b
    a%m = 0.75d0*b%m + 0.25d0*a%m
    a%v = 0.75d0*b%v + 0.25d0*a%v
  end subroutine
  subroutine through(a, b)
    type(cell), intent(inout) :: a
    type(cell), intent(in) :: b
    call blend(a, b)
    a%m = a%m*b%m
  end subroutine
end module
subroutine beside(x, y)
  use cells
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  type(cell) :: o, q, z(2), r
  o%v = x
  q%v = 3
  call blend(o, q)
  y = o%v*x
  q%m = x**2
  q%v = 4
  r%m = x
  call through(o, q)
  call through(o, r)
  y = y + q%m*o%v + o%m
  z(2)%v = x
  z(2)%m = x
  call blend(z(1), z(2))
  y = y + z(1)%v + z(1)%m
end subroutine
