! What is applied before rules see the program (size where an elemental function meets arrays, real for a part) is the intrinsic.
subroutine f(x, y)
  implicit none
  real(8) :: x(4), y(4)
  integer :: size
  interface
    elemental real(8) function g(a)
      real(8), intent(in) :: a
    end function
  end interface
  size = 2
  y = g(x)*size
end subroutine

elemental real(8) function g(a)
  real(8), intent(in) :: a
  g = a*a
end function

! A dummy keeps its name: nothing is applied here, and nothing need be.
subroutine passive(size, k)
  implicit none
  integer, intent(in) :: size
  integer, intent(out) :: k
  real(8) :: t(4)
  interface
    elemental real(8) function g(a)
      real(8), intent(in) :: a
    end function
  end interface
  t = 0.5d0
  t = g(t)
  k = int(sum(t)*size)
end subroutine

subroutine around(x, y)
  implicit none
  real(8) :: x, y
  integer :: k
  call passive(3, k)
  y = x*x*k
end subroutine

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
