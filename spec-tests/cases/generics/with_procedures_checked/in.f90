! Generic names whose specific procedures take procedures: by these they cannot differ, so what else they take tells.
module solvers
  implicit none
  abstract interface
    subroutine law(x, f, df)
      real(8), intent(in) :: x
      real(8), intent(out) :: f, df
    end subroutine
    function field(x) result(r)
      real(8), intent(in) :: x(:)
      real(8) :: r
    end function
  end interface
  interface root
    module procedure root_of_law, root_along
  end interface
contains
  subroutine root_of_law(f, x, steps)
    procedure(law) :: f
    real(8), intent(inout) :: x
    integer, intent(in) :: steps
    real(8) :: value, slope
    integer :: k
    do k = 1, steps
      call f(x, value, slope)
      x = x - value/slope
    end do
  end subroutine
  subroutine root_along(f, x, steps)
    procedure(field) :: f
    real(8), intent(inout) :: x(:)
    integer, intent(in) :: steps
    integer :: k
    do k = 1, steps
      x = x - 0.1d0*f(x)*x
    end do
  end subroutine
end module
subroutine p(a, y)
  use solvers
  implicit none
  real(8), intent(in) :: a(3)
  real(8), intent(out) :: y
  real(8) :: x, v(3)
  x = a(1)
  call root(square, x, steps=4)
  v = a
  call root(size_of, v, 2)
  y = x + sum(v)
contains
  subroutine square(x, f, df)
    real(8), intent(in) :: x
    real(8), intent(out) :: f, df
    f = x*x - 0.7d0
    df = 2*x
  end subroutine
  function size_of(x) result(r)
    real(8), intent(in) :: x(:)
    real(8) :: r
    r = sum(x**2)*0.3d0
  end function
end subroutine
