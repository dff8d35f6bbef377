! What is passed reads variables of its host, which alone are active; one procedure reads none that is.
module q
contains
  real(8) function at(f, x)
    interface
      real(8) function f(t)
        real(8), intent(in) :: t
      end function
    end interface
    real(8), intent(in) :: x
    at = f(x)*2
  end function
end module
subroutine top(p, y)
  use q
  implicit none
  real(8), intent(in) :: p(2)
  real(8), intent(out) :: y
  real(8) :: a, b
  a = p(1)
  b = 7
  y = at(one, 2d0) + at(two, 3d0)
  a = p(2)*y
  y = y*at(one, 1d0)
contains
  real(8) function one(t)
    real(8), intent(in) :: t
    one = t*a*a
  end function
  real(8) function two(t)
    real(8), intent(in) :: t
    two = t*b
  end function
end subroutine
