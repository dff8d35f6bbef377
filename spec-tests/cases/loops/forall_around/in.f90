! FORALL over arrays of a module, also under another name, and of the host.
subroutine top(x, y)
  use storage, only: own => a, b
  real*8 :: x(10), y(10), h(10)
  integer :: i
  own = x
  h = x
  forall (i = 1:9) b(i) = own(i + 1)*x(i)
  forall (i = 2:9, x(i) > 0.2d0)
    own(i) = b(i)*own(i)
    y(i) = own(i)*b(i - 1)
  end forall
  y(1) = own(1)
  y(10) = b(1)
  call inner()
  y = y + h
contains
  subroutine inner()
    integer :: i
    forall (i = 1:9) h(i) = h(i)*own(i + 1)
    h(2:10) = h(1:9)*x(2:10)
  end subroutine inner
end subroutine top
