! .not., .and., .or., .eqv. in order of precedence, on tests of active values.
! standard: 10.1.3
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  logical :: a, b, c
  a = x > 2
  b = x > 0.05d0
  c = x < 3
  y = x
  if (a .and. b .or. c .eqv. .not. a) y = y*x
  if (.not. a .and. b .neqv. c) y = y*sin(x)
end subroutine f
