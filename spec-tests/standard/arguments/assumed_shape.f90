! Assumed shape: the lower bound is that of the dummy, not of the actual.
! standard: 8.5.8.3
! head: m%f(x)>(y)
module m
contains
  subroutine g(a, y)
    real(8), intent(in) :: a(0:)
    real(8), intent(out) :: y
    integer :: i
    y = 0
    do i = 0, ubound(a, 1)
      y = y + a(i)*a(0)*i
    end do
  end subroutine g
  subroutine f(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    real(8) :: w(-2:0)
    integer :: i
    do i = 1, 3
      w(i - 3) = x(i)**2
    end do
    call g(w, y)
  end subroutine f
end module m
