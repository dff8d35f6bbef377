module m
  implicit none
contains
  subroutine g(a, b, x, c)
    real(8), target :: a, b
    real(8) :: x, c
    b = x*x
    c = a
  end subroutine
  subroutine f(x, y)
    real(8) :: x, y
    real(8), target :: w
    w = 3
    call g(w, w, x, y)
  end subroutine
end module
