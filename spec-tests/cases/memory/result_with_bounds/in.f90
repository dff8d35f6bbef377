! The result of a function has bounds of its own inside, and begins with 1 outside: so do its derivatives.
module m
  implicit none
contains
  function g(n, x) result(r)
    integer, intent(in) :: n
    real(8), intent(in) :: x(:)
    real(8), allocatable :: r(:)
    integer :: i
    allocate (r(0:n))
    r(0) = 1
    do i = 1, n
      r(i) = r(i - 1)*x(i)
    end do
  end function
  subroutine f(x, y)
    real(8) :: x(3), y
    real(8), allocatable :: a(:)
    real(8) :: b(4)
    a = g(2, x)
    y = a(lbound(a,1)) + a(ubound(a,1))*lbound(a,1)
    b = g(3, x)
    a = g(1, b)*b(3)
    y = y*sum(a) + b(4)
  end subroutine
end module
