! Of a variable from a module that is not there the type is not known: a loop with it counts as one with an integer.
subroutine s(n, x, y)
  use counters, only: i
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  y = 1.0d0
  do i = 1, n
    y = y*x(i)
    if (y > 2.0d0) cycle
    y = sin(y)
  end do
end subroutine s
