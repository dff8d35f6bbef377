module m
  implicit none
contains
  function g(n, x) result(y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8) :: y(size(x))
    y = x*x
  end function
  function h(n, k, x) result(y)
    integer, intent(in) :: n, k
    real(8), intent(in) :: x(:)
    real(8) :: y(12/n - k)
    y = x(1:size(y))**2
  end function
  subroutine f1(x, s)
    real(8), intent(in) :: x(6)
    real(8), intent(out) :: s
    real(8), allocatable :: a(:)
    a = g(3, x)
    s = sum(a)*size(a)
  end subroutine
  subroutine f2(x, s)
    real(8), intent(in) :: x(6)
    real(8), intent(out) :: s
    s = sum(g(3, x))*2
  end subroutine
  subroutine f3(x, s)
    real(8), intent(in) :: x(6)
    real(8), intent(out) :: s
    real(8), allocatable :: a(:)
    integer :: i, j
    i = 1; j = 2
    a = h(i*j, i - j, x)
    s = sum(a)*size(a)
    i = 2
    a = h(i + j, j - i, x)
    s = s*sum(a)
  end subroutine
  subroutine f4(x, s)
    real(8), intent(in) :: x(6)
    real(8), intent(out) :: s
    real(8), allocatable :: a(:), b(:)
    b = x
    a = g(3, b)
    a(1:2) = a(1:2)*g(2, b(2)) + g(2, b(3:))
    s = sum(a)
  end subroutine
end module
