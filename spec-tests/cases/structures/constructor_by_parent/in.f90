! A constructor may give the components that a type has from its parent by an object of the parent's type.
module shapes
  type point
    real(8) :: at(2) = 0
    real(8) :: mass = 1
  end type
  type, extends(point) :: mover
    real(8) :: speed
  end type
contains
  subroutine moved(x, y)
    real(8), intent(in) :: x(4)
    real(8), intent(out) :: y
    type(point) :: p
    type(mover) :: a, b, c
    p = point(x(1:2)**2, mass=x(3))
    a = mover(point=p, speed=x(4))
    b = mover(point=point(x(3:4)), speed=x(1)*a%at(2))
    c = mover(x(2:3), x(1), x(4))
    y = a%mass*a%speed + sum(b%at*c%at)*b%mass*b%speed + a%point%at(1)*c%mass
  end subroutine
end module
