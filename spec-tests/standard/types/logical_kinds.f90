! LOGICAL of other kinds; .eqv. and .neqv. on tests of active values.
! standard: 7.4.5, 10.1.5.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  logical(1) :: small
  logical(8) :: large
  small = x > 0.5d0
  large = .not. (x < 0.9d0)
  if (small .eqv. logical(large, 1)) then
    y = sin(x)
  else if (small .neqv. logical(large, 1)) then
    y = cos(x)*x
  end if
end subroutine f
