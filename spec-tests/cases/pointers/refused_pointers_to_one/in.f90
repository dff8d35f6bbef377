module m
  implicit none
contains
  subroutine g(a, b)
    real(8), pointer :: a, b
    a = a*2
    b = b*a
  end subroutine
  subroutine f(x, y)
    real(8) :: x, y
    real(8), target :: w
    real(8), pointer :: p, q
    w = x
    p => w
    q => w
    call g(p, q)
    y = w*x
  end subroutine
end module
