! Assignment of a logical to a real is a call of the user's subroutine: here passive.
! standard: 10.2.1.4, 15.4.3.4.3
! head: m%f(x)>(y)
module m
  interface assignment(=)
    module procedure turn
  end interface
contains
  subroutine turn(a, b)
    real(8), intent(out) :: a
    logical, intent(in) :: b
    a = 3
    if (b) a = -1
  end subroutine turn
  subroutine f(x, y)
    real(8) :: x, y, s
    s = x > 0.5d0
    y = x*s
  end subroutine f
end module m
