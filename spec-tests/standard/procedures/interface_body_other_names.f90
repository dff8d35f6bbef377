! The dummies of an interface body have other names than those of the procedure.
! standard: 15.4.3.2
! head: f(x)>(y)
subroutine f(x, y)
  implicit none
  real(8) :: x, y
  interface
    subroutine g(y, x)
      real(8), intent(in) :: y
      real(8), intent(out) :: x
    end subroutine g
  end interface
  call g(x, y)
end subroutine f
subroutine g(a, b)
  implicit none
  real(8), intent(in) :: a
  real(8), intent(out) :: b
  b = a**3
end subroutine g
