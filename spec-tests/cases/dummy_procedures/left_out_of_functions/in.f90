! Functions that are dummies, called with keywords, and with arguments left out: the result of a derivative goes by its name.
module m
contains
  subroutine step(g, t, y)
    interface
      function g(t, n, y) result(r)
        real(8), intent(in) :: t
        integer, optional :: n
        real(8), intent(in), optional :: y
        real(8) :: r
      end function
    end interface
    real(8) :: t, y
    y = y + g(t=t, y=y)
    y = y + g(t)
    y = y + g(t, 1)
  end subroutine
  function f3(t, n, y) result(r)
        real(8), intent(in) :: t
        integer, optional :: n
        real(8), intent(in), optional :: y
    real(8) :: r
    r = t*sin(t)
    if (present(y)) r = r*y
    if (present(n)) r = r + n*t
  end function
end module
subroutine top(x, y)
  use m
  real(8) :: x(3), y
  y = x(3)
  call step(f3, x(1), y)
end subroutine
