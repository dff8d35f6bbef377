! What a dummy procedure overwrites, and is used ahead of its call, the caller puts back: its derivative is made without its callers.
module m
contains
  subroutine step(g, a, b, c)
    external g
    real(8) :: a(3), b, c, y, w
    integer :: i
    y = sin(a(1))
    i = 2
    w = a(2)*b
    call g(a(i)*w, i, w, c)
    y = y*w + a(i)
    call g(a(i)*w, i, w, c)
    c = c + y*a(i)*w
    w = a(3)
    call g(a(i)*w, i, w, c)
  end subroutine
  subroutine f(a, i, w, c)
    real(8) :: a, w, c
    integer :: i
    i = 4 - i
    w = a*sin(c)
    w = w*w
    c = w*cos(w)
  end subroutine
end module
subroutine top(x, y)
  use m
  real(8) :: x(3), y
  y = x(3)
  call step(f, x, 0.3d0*x(2), y)
end subroutine
