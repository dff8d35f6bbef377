! Specific procedures told apart by their numbers of arguments, called by keywords in another order.
! standard: 15.4.3.4.5, 15.5.2.1
! head: f(x)>(y)
module m
  implicit none
  interface mix
    module procedure mix2, mix3
  end interface mix
contains
  subroutine mix2(b, a)
    real(8), intent(in) :: a
    real(8), intent(inout) :: b
    b = b*a**2
  end subroutine mix2
  subroutine mix3(c, a, b)
    real(8), intent(in) :: a, c
    real(8), intent(inout) :: b
    b = b*c + a
  end subroutine mix3
end module m
subroutine f(x, y)
  use m, together => mix
  implicit none
  real(8), intent(in) :: x(3)
  real(8), intent(out) :: y
  y = x(1)
  call together(a=x(2), b=y)
  call together(a=x(3), b=y, c=x(2))
end subroutine f
