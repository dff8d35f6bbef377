module m
  integer :: many(1) = 3
contains
  function twice(x, n) result(y)
    integer :: n
    real :: x(:), y(many(1))
    n = size(x)
    y = 2.0*x
  end function
  subroutine apart(x, y, n)       ! what the head does not reach need not be understood
    integer :: n
    real :: x(n), y(n)
    y = 3.0*twice(x, n)
  end subroutine
  real function square(x)
    real :: x
    square = x*x
  end function
  subroutine f(x, y)
    real :: x, y
    y = 1.0 + square(x)
  end subroutine
end module
