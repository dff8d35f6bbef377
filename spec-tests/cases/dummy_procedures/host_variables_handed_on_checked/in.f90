! An integrand is handed on to another procedure, and a root is found of what the host computed.
module quads
  implicit none
  abstract interface
    real(8) function scal(t)
      real(8), intent(in) :: t
    end function
  end interface
contains
  recursive real(8) function quad(g, a, b, n) result(q)
    procedure(scal) :: g
    real(8), intent(in) :: a, b
    integer, intent(in) :: n
    integer :: i
    q = 0
    do i = 1, n
      q = q + term(g, a + (b - a)*(i - 0.5d0)/n)
    end do
    q = q*(b - a)/n
  end function
  real(8) function term(f, t)
    procedure(scal) :: f
    real(8), intent(in) :: t
    term = f(t) + f(t*t)
  end function
  real(8) function root(f, x0)
    procedure(scal) :: f
    real(8), intent(in) :: x0
    real(8) :: x, fx
    integer :: k
    x = x0
    do k = 1, 20
      fx = f(x)
      x = x - 0.3d0*fx
    end do
    root = x
  end function
end module
subroutine top(p, y)
  use quads
  implicit none
  real(8), intent(in) :: p(2)
  real(8), intent(out) :: y
  real(8) :: a, c
  a = p(1)**2
  c = 1
  y = root(eq, 0.5d0)
  a = a*y
  y = y + quad(g, 0d0, 1d0, 4)
  c = a
  y = y*quad(h, 0d0, p(2), 3)
contains
  real(8) function eq(x)
    real(8), intent(in) :: x
    eq = x + a*sin(x) - 1
  end function
  real(8) function g(t)
    real(8), intent(in) :: t
    g = exp(-a*t)*p(2)
  end function
  real(8) function h(s)
    real(8), intent(in) :: s
    ! c = c*0.9d0
    h = s*a + c
  end function
end subroutine
