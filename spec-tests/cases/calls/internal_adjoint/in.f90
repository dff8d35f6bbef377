subroutine head(x, n, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8) :: s
  s = 2.0d0
  y = 0.0d0
  call add(x(1))
  s = s * x(2)
  call add(x(2) * x(1))
  y = y + f(s)
contains
  subroutine add(v)
    real(8), intent(in) :: v
    y = y + s * v * v
  end subroutine
  real(8) function f(z)
    real(8), intent(in) :: z
    f = sin(z) * s
  end function
end subroutine
