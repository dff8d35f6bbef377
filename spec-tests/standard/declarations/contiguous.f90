! CONTIGUOUS of an assumed-shape dummy: actuals are copied in and out when they are not.
! standard: 8.5.7
! head: m%f(x)>(y)
module m
contains
  subroutine g(a)
    real(8), contiguous, intent(inout) :: a(:)
    a(2) = a(1)*a(3)
  end subroutine g
  subroutine f(x, y)
    real(8) :: x(6), y
    call g(x(1:5:2))
    y = x(3)*x(1)*x(2)
  end subroutine f
end module m
