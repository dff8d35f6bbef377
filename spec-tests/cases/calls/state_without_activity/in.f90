! Without activity analysis tables are constants; what is saved and overwritten is state and no table.
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  real(8), save :: t = 1.0d0
  t = t*x
  y = t*t
end subroutine f
