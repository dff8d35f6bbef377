! Functions whose result is an array.
module m
  implicit none
contains
  function two(x) result(r)
    real(8) :: x, r(2)
    r = [x, x*x]
  end function two
  function scaled(n, a, s)
    integer :: n
    real(8) :: a(n), s, scaled(n)
    scaled = a*s
    if (n > 2) scaled(2:) = scaled(:n-1)*s
  end function scaled
  subroutine f(n, x, y)
    integer :: n
    real(8) :: x(n), y(n), t(n), u(2)
    t = scaled(n, x, x(1))
    t(2:3) = two(t(1))
    y = scaled(n, t, 2.0d0)
    u = two(y(2))*3
    y(:n-1) = scaled(n - 1, x(2:)*u(1), u(2))
    u = two(u(1)) + two(u(2))
    y(1) = y(1)*u(1)*u(2)
  end subroutine f
end module m
