! A dummy procedure gets the time, which has no derivative here, and its derivative gets zeros for it.
module steps
  implicit none
  abstract interface
    subroutine field(t, x, f)
      real(8), intent(in) :: t, x(:)
      real(8), intent(out) :: f(:)
    end subroutine
  end interface
contains
  subroutine described(f, t, x, h)
    procedure(field) :: f
    real(8), intent(in) :: t, h
    real(8), intent(inout) :: x(2)
    real(8) :: k(2)
    call f(t, x, k)
    x = x + h*k
  end subroutine
  subroutine known_by_calls(f, t, x, h)
    external :: f
    real(8), intent(in) :: t, h
    real(8), intent(inout) :: x(2)
    real(8) :: k(2), fixed(3)
    fixed = t
    call f(t, fixed, x, k)
    x = x + h*k
  end subroutine
  subroutine swing(t, x, f)
    real(8), intent(in) :: t, x(:)
    real(8), intent(out) :: f(:)
    f(1) = x(2)*t
    f(2) = -sin(x(1))*t**2
  end subroutine
  subroutine moved(t, by, x, f)
    real(8), intent(in) :: t, by(3), x(2)
    real(8), intent(out) :: f(2)
    f = x*t*by(2) + sum(by)*x(1)**2
  end subroutine
  subroutine top(x)
    real(8), intent(inout) :: x(2)
    integer :: i
    do i = 1, 3
      call described(swing, 0.1d0*i, x, 0.2d0)
      call known_by_calls(moved, 0.1d0*i, x, 0.2d0)
    end do
  end subroutine
end module
