subroutine f(k, x, y)
  use shapes
  use kinds_of
  implicit none
  integer, intent(in) :: k
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  type(square) :: q
  type(circle) :: c
  q%w = sin(x)
  c%r = x
  y = 0
  if (k > 1) then
    call more(q)
  else
    call more(c)
  end if
contains
  subroutine more(p)
    class(shape), intent(in) :: p
    y = y + p%area(x)
  end subroutine
end subroutine
