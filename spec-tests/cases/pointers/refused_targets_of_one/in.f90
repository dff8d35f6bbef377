module m
  implicit none
contains
  subroutine g(a, b)
    real(8), target, intent(inout) :: a
    real(8), target, intent(inout) :: b
    a = a*2
    b = b*a
  end subroutine
  subroutine f(x, y)
    real(8) :: x, y
    real(8), target :: w
    w = x
    call g(w, w)
    y = w*x
  end subroutine
end module
