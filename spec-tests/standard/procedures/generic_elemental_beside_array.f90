! Where an elemental and another procedure fit, the other one is meant.
! standard: 15.5.5.2, 15.8
! head: f(x)>(y)
module m
  implicit none
  interface act
    module procedure each, all
  end interface act
contains
  elemental function each(a) result(r)
    real(8), intent(in) :: a
    real(8) :: r
    r = a*a
  end function each
  function all(a) result(r)
    real(8), intent(in) :: a(:)
    real(8) :: r(size(a))
    r = a*sum(a)
  end function all
end module m
subroutine f(x, y)
  use m, only: act
  implicit none
  real(8), intent(in) :: x(3)
  real(8), intent(out) :: y
  real(8) :: t(3), q(3, 1)
  t = act(x)
  q(:, 1) = act(t(1))
  q = act(q)
  y = t(2)*t(3)*q(2, 1)
end subroutine f
