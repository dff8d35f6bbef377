module state
  implicit none
  real(8) :: a(3), nbdirsmax
contains
  subroutine scale(x, nd)
    real(8), intent(inout) :: x(:)
    integer, intent(in) :: nd
    x(:nd) = x(:nd)*a(:nd) + nbdirsmax
  end subroutine scale
end module state
subroutine top(x, nbdirs, y)
  use state
  implicit none
  integer :: nbdirs
  real(8) :: x(nbdirs), y
  a = a*x(1)
  call scale(x, 2)
  y = sum(x)*a(2)
end subroutine top
