! functions of which an argument is left out: what a derivative passes behind the arguments has its name
module m
contains
  real(8) function norm(x, scale, shift)
    real(8), intent(in) :: x
    real(8), intent(in), optional :: scale, shift
    norm = x*x
    if (present(scale)) norm = norm*scale
    if (present(shift)) norm = norm + shift**2
  end function norm
  function twice(a, flag) result(r)
    real(8), intent(inout) :: a(2)
    logical, intent(in), optional :: flag
    real(8) :: r(2)
    r = 2.0d0*a**2
    if (present(flag)) r = r*a
    a(1) = a(2)*3.0d0
  end function twice
end module m
subroutine top(x, y, z)
  use m
  real(8) :: x(2), y, z(2)
  y = norm(x(1)) + norm(x(1)*x(2), shift=x(2))*norm(x(2), y)
  !$ad nocheckpoint
  z = twice(x)
  y = y + z(1)*x(1) + norm(3.0d0, shift=2.0d0)
end subroutine top
