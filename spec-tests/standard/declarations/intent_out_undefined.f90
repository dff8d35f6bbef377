! INTENT(OUT) makes the dummy undefined on entry: its derivative must not come in.
! standard: 8.5.10
! head: f(x)>(y)
subroutine g(a, b)
  implicit none
  real(8), intent(in) :: a
  real(8), intent(out) :: b
  if (a > 0) then
    b = a*a
  else
    b = 0
  end if
end subroutine g
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  y = x
  call g(x, y)
  y = y*x
end subroutine f
