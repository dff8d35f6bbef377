! What IEEE_ARITHMETIC asks of a value is the same whenever it is asked: tests may, and a procedure that runs twice.
module m
  implicit none
contains
  subroutine bound(n, x, y)
    use, intrinsic :: ieee_arithmetic, only: ieee_is_nan, ieee_is_finite
    integer, intent(in) :: n
    real(8), intent(inout) :: x(n)
    real(8), intent(out) :: y
    integer :: k
    do k = 1, n
      if (ieee_is_nan(x(k)) .or. x(k) > 2) x(k) = 2*sin(x(k))
    end do
    where (.not. ieee_is_nan(x) .and. x < 0) x = x**2
    y = sum(x)
    if (.not. ieee_is_finite(y)) y = 1

    x(1) = y*x(n)
  end subroutine
end module
subroutine top(n, x, y)
  use m
  integer :: n
  real(8) :: x(n), y
  call bound(n, x, y)
  y = y*x(1)
end subroutine
