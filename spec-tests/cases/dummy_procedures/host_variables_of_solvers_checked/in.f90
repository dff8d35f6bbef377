! Solvers whose right-hand sides, and an integral whose integrand, are internal procedures that read what their host computed.
module solver
  implicit none
  abstract interface
    subroutine fcn(n, x, f)
      integer, intent(in) :: n
      real(8), intent(in) :: x(n)
      real(8), intent(out) :: f(n)
    end subroutine
    real(8) function scal(t)
      real(8), intent(in) :: t
    end function
  end interface
contains
  subroutine rk(fun, n, x, h, m)
    procedure(fcn) :: fun
    integer, intent(in) :: n, m
    real(8), intent(inout) :: x(n)
    real(8), intent(in) :: h
    real(8) :: k1(n), k2(n)
    integer :: i
    do i = 1, m
      call fun(n, x, k1)
      call fun(n, x + 0.5d0*h*k1, k2)
      x = x + h*k2
    end do
  end subroutine
  real(8) function quad(g, a, b, n)
    procedure(scal) :: g
    real(8), intent(in) :: a, b
    integer, intent(in) :: n
    integer :: i
    quad = 0
    do i = 1, n
      quad = quad + g(a + (b - a)*(i - 0.5d0)/n)
    end do
    quad = quad*(b - a)/n
  end function
end module
subroutine top(p, y)
  use solver
  implicit none
  real(8), intent(in) :: p(2)
  real(8), intent(out) :: y
  real(8) :: x(2), w
  x = [1d0, 0.5d0]
  w = sin(p(1))
  call rk(rhs, 2, x, 0.1d0, 5)
  y = x(1)*x(2) + quad(g, 0d0, p(2), 10)
contains
  subroutine rhs(n, x, f)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: f(n)
    f(1) = -p(1)*x(1) + w*x(2)
    f(2) = p(2)*x(1)*x(2)
  end subroutine
  real(8) function g(t)
    real(8), intent(in) :: t
    g = exp(-w*t)*p(2)
  end function
end subroutine
