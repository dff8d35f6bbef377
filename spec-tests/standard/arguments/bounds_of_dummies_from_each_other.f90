! Extents that are inquiries about other arguments and bounds below zero.
! standard: 8.5.8.2, 8.3
! head: f(x)>(y)
module m
contains
  subroutine g(a, b, r)
    real(8), intent(in) :: a(-1:)
    real(8), intent(inout) :: b(lbound(a, 1):ubound(a, 1))
    real(8), intent(out) :: r
    real(8) :: w(0:2*size(a) - 1)
    integer :: i
    do i = lbound(b, 1), ubound(b, 1)
      w(i - lbound(b, 1)) = a(i)*b(i)
      w(i - lbound(b, 1) + size(a)) = sin(b(i))
    end do
    b(-1) = b(ubound(a, 1))*w(0)
    r = sum(w)*b(-1)
  end subroutine g
end module m
subroutine f(x, y)
  use m
  implicit none
  real(8), intent(in) :: x(4)
  real(8), intent(out) :: y
  real(8) :: t(4)
  t = x**2
  call g(x, t, y)
  y = y + t(1)
end subroutine f
