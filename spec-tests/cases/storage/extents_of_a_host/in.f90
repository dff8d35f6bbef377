! An array of a host has the extents of when the host began: what they are computed from may be overwritten before an internal
! procedure begins, where a derivative needs another array of that shape.
module extents
  implicit none
  integer :: ke = 4
contains
  subroutine s(a, b, e)
    real(8), intent(in) :: a(*), e(2)
    real(8), intent(inout) :: b
    b = b + a(1)*e(2)*a(3)
  end subroutine s
end module extents

subroutine p(x, y)
  use extents
  implicit none
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  real(8) :: v(0:ke - 1)
  integer :: i
  do i = 0, ke - 1
    v(i) = x*i + sin(x)
  end do
  ke = 2
  call inner()
  ke = 4
contains
  subroutine inner()
    call s(v, y, v(1))
    v = v*sum(v)
    y = y + v(3)
  end subroutine inner
end subroutine p
