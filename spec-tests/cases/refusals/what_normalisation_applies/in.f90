! A dummy named size keeps its name: the elemental function is not applied in a loop, and refused.
subroutine f(x, y, size)
  implicit none
  real(8) :: x(4), y(4)
  integer :: size
  interface
    elemental real(8) function g(a)
      real(8), intent(in) :: a
    end function
  end interface
  y = g(x)*size
end subroutine

elemental real(8) function g(a)
  real(8), intent(in) :: a
  g = a*a
end function

subroutine parts(z, x, y)
  implicit none
  complex(8) :: z
  real(8) :: x, y, real(3)
  real = x
  y = z%re*(z%im + real(2)) + inner(x)
contains
  function inner(x)
    real(8) :: inner, x, aimag(2)
    aimag = x
    inner = z%im*aimag(1)
  end function inner
end subroutine
