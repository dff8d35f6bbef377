! An OPTIONAL argument, an array and a scalar, handed on to what overwrites it.
module m
  implicit none
contains
  subroutine inner(x, a)
    real(8), intent(inout) :: x
    real(8), intent(inout), optional :: a(3)
    integer :: i
    do i = 1, 3
      if (present(a)) then
        a(i) = sin(a(i))*x
      end if
      x = x*1.1d0
    end do
    if (present(a)) x = x + a(1)*a(2)
  end subroutine
  subroutine outer(x, y, a, s)
    real(8), intent(inout) :: x, y
    real(8), intent(inout), optional :: a(3), s
    call inner(x, a)
    call two(x, s)
    if (present(s)) y = y*s
    y = y*x
    if (present(a)) y = y + a(3)**2
  end subroutine
  subroutine two(x, s)
    real(8), intent(inout) :: x
    real(8), intent(inout), optional :: s
    if (present(s)) s = s**2*x
    x = x**2
  end subroutine
end module
subroutine top(x, y, b)
  use m
  implicit none
  real(8), intent(inout) :: x, y, b(3)
  real(8) :: t
  call outer(x, y)
  call outer(x, y, b)
  t = x
  call outer(x, y, s=t)
  y = y*t
end subroutine
