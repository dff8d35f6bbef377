! A module variable is passed and read in the callee by its own name, too.
! standard: 15.5.2.13
! head: m%f(x)>(y)
module m
  implicit none
  real(8) :: a
contains
  subroutine f(x, y)
    real(8) :: x, y
    a = x*x
    call g(a, y)
  end subroutine f
  subroutine g(p, y)
    real(8), intent(in) :: p
    real(8), intent(out) :: y
    y = p*a
  end subroutine g
end module m
