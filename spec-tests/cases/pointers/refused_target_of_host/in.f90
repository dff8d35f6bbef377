module m
  implicit none
contains
  subroutine f(x, y)
    real(8) :: x, y
    real(8), target :: w
    w = x
    call g(w)
    y = w*x
  contains
    subroutine g(a)
      real(8), target :: a
      a = a*2
      w = w*a
      a = a + w
    end subroutine
  end subroutine
end module
