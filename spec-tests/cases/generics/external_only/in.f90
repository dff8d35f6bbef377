! What is generic and not followed is used under its own name: the derivative says where it comes from.
module m
  implicit none
  interface g
    real(8) function elsewhere(a)
      real(8), intent(in) :: a
    end function elsewhere
  end interface g
end module m
subroutine h(x, y)
  use m, only: g
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  real(8) :: c
  c = g(0.5d0)
  y = c*x
end subroutine h
