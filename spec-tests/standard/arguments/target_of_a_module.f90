! A TARGET variable of a module, by an argument and by its name.
! standard: 15.5.2.13
! head: m%f(x)>(y)
! expect: refused: may reach storage in two ways
module m
  implicit none
  real(8), target :: w
contains
  subroutine g(a)
    real(8), target :: a
    a = a*2
    w = w*a
    a = a + w
  end subroutine
  subroutine f(x, y)
    real(8) :: x, y
    w = x
    call g(w)
    y = w*x
  end subroutine
end module
