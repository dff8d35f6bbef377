subroutine f(x, y)
  implicit none
  interface
    real(8) function sin(z)
      real(8), intent(in) :: z
    end function sin
  end interface
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  y = sin(x)*x
end subroutine f
