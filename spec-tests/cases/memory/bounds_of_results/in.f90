! A function with bounds of its own for its result.
module m
  implicit none
contains
  function g(n, x) result(r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(0:)
    real(8) :: r(-1:n)
    integer :: i
    r(-1) = x(0)
    do i = 0, n
      r(i) = r(i - 1)*x(i) + lbound(r, 1)
    end do
  end function
  subroutine f(x, y)
    real(8) :: x(3), y
    real(8), allocatable :: a(:)
    a = g(2, x)
    y = a(lbound(a,1)) + a(ubound(a,1))*lbound(a,1) + sum(g(1, a(2:)))
  end subroutine
end module
