module m
  integer :: asked = 0
contains
  logical function large(x, n)             ! counts; its result has no derivative
    real*8, intent(in) :: x(n)
    integer, intent(in) :: n
    asked = asked + 1
    large = sum(x**2) > 1.0d0
  end function
  integer function place(x)
    real*8 :: x(:)
    integer :: at(1)
    at = maxloc(x)
    place = at(1)
  end function
  subroutine f(n, x, y)
    integer :: n, k
    real*8 :: x(n), y(n)
    do k = 1, n
      if (large(x, k)) x(k) = x(k)**2
      y(k) = x(place(x))*x(k)
      if (large(y, n) .and. asked > 2) y(k) = sin(y(k))
    end do
  end subroutine
end module
