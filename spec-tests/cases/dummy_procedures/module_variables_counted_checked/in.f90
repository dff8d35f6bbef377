! What is passed counts its calls in its module, and reads what the caller of the solver sets there.
module problem
  implicit none
  real(8) :: w, hidden(3)
  integer :: nfev = 0
contains
  subroutine rhs(n, x, f)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: f(n)
    nfev = nfev + 1
    f(1) = -hidden(1)*x(1) + w*x(2)
    f(2) = hidden(2)*x(1)*x(2)
  end subroutine
end module
module solver
  implicit none
contains
  subroutine rk(fun, n, x, h, m)
    interface
      subroutine fun(n, x, f)
        integer, intent(in) :: n
        real(8), intent(in) :: x(n)
        real(8), intent(out) :: f(n)
      end subroutine
    end interface
    integer, intent(in) :: n, m
    real(8), intent(inout) :: x(n)
    real(8), intent(in) :: h
    real(8) :: k1(n), k2(n)
    integer :: i
    do i = 1, m
      call fun(n, x, k1)
      call fun(n, x + 0.5d0*h*k1, k2)
      x = x + h*k2*sin(x)
    end do
  end subroutine
end module
subroutine top(p, y)
  use solver
  use problem
  implicit none
  real(8), intent(in) :: p(2)
  real(8), intent(out) :: y
  real(8) :: x(2)
  x = [1d0, 0.5d0]
  w = sin(p(1))
  hidden = p(2)*[1, 2, 3]
  call rk(rhs, 2, x, 0.1d0, 5)
  w = w*x(1)
  call rk(rhs, 2, x, 0.1d0, 3)
  hidden(1) = 0
  w = 0
  y = x(1)*x(2)
end subroutine
