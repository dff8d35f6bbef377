! STOP in a branch that does not run.
! standard: 11.4
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  if (x < 0) stop 'negative'
  if (x > 100) then
    error stop 2
  end if
  y = sqrt(x)*x
end subroutine f
