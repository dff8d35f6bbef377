! A subscript that has another name, in a module, is not the same behind the statements of a call.
module ks
  implicit none
  integer :: k, kk
  equivalence (k, kk)
contains
  subroutine next(j, x)
    integer, intent(inout) :: j
    real(8), intent(inout) :: x
    j = j + 1
    x = x*x
  end subroutine
end module
subroutine f(n, x, y)
  use ks
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8) :: w(3)
  integer :: i
  y = 0d0
  do i = 1, n
    w(1) = x(i)
    w(2) = x(i) + 1d0
    w(3) = 2d0*x(i)
    k = 1
    call next(kk, w(k))
    y = y + w(1)*w(2)*w(3)
  end do
end subroutine
