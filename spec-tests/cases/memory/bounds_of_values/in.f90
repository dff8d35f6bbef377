! What is given memory by an assignment has the bounds of a variable, and begins with 1 where a value is assigned.
module m
  implicit none
contains
  function g(x) result(r)
    real(8), intent(in) :: x(0:)
    real(8) :: r(size(x))
    r = x*x(0)
  end function
  function h(x, k) result(r)
    integer, intent(in) :: k
    real(8), intent(in) :: x(:)
    real(8) :: r(k:size(x) + k - 1, 0:1)
    r(:, 0) = x
    r(:, 1) = x*x(1)
    r(k, 0) = r(k, 1)*2
  end function
  subroutine f(x, y)
    real(8) :: x(3), y
    real(8) :: w(0:2)
    real(8), allocatable :: a(:), b(:), c(:,:), d(:)
    w = x
    a = g(w)
    b = abs(w) + w
    c = h(w, 3)
    d = w
    y = a(lbound(a,1))*lbound(a,1) + b(lbound(b,1))*(lbound(b,1) + 1) + c(1,1)*c(3,2) + c(1, lbound(c,2))
    y = y + d(lbound(d, 1))*(lbound(d, 1) + 2)
    a = -d
    d = (d)
    y = y + d(0)*(lbound(d, 1) + 2) + lbound(a, 1)*a(2)
    deallocate (d)
    d = (w)
    y = y + d(1)*lbound(d, 1)
    deallocate (d)
    d = w(:)
    y = y + d(1)*lbound(d, 1)
  end subroutine
end module
