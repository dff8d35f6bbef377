! Parts of one array of unknown size are passed to a procedure that sets one of them wholly before it reads it, twice.
module splines
  implicit none
contains
  subroutine coefficients(n, x, work, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: work(*)
    real(8), intent(out) :: y(n)
    integer :: i, iq
    iq = n + 1
    call solve(n, x, work, work(iq), work(iq + n))
    do i = 1, n
      y(i) = work(i)*work(iq + i - 1) + work(iq + n)
    end do
  end subroutine
  subroutine solve(n, x, b, q, w)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: b(n), q(*), w(*)
    integer :: i
    do i = 1, n
      b(i) = sin(x(i))
    end do
    w(1) = 1
    do i = 1, n
      q(i) = b(n + 1 - i)*x(i)
      w(1) = w(1)*q(i)
    end do
    do i = 1, n
      b(i) = x(i)*w(1)
    end do
    do i = 2, n
      b(i) = b(i)*b(i - 1) + q(i)
    end do
  end subroutine
end module
subroutine top(n, x, y)
  use splines
  integer :: n
  real(8) :: x(n), y(n), work(3*n)
  call coefficients(n, x, work, y)
end subroutine
