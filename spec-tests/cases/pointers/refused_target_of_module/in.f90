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
