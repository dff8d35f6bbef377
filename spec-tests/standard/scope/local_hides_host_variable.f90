! A local of a module procedure hides the module's variable of the same name.
! standard: 19.5.1.4
! head: m%f(x)>(y)
module m
  implicit none
  real(8) :: t = 3
contains
  subroutine f(x, y)
    real(8) :: x, y, t
    t = x*x
    call g(y)
    y = y*t
  end subroutine f
  subroutine g(y)
    real(8) :: y
    y = t
  end subroutine g
end module m
