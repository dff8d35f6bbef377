! An elemental subroutine with a scalar that is spread over an array.
! standard: 15.8.3
! head: m%f(x)>(y)
module m
contains
  elemental subroutine add(t, u)
    real(8), intent(in) :: t
    real(8), intent(inout) :: u
    u = u*t
  end subroutine add
  subroutine f(x, y)
    real(8) :: x, y
    real(8) :: w(2)
    w(1) = x
    w(2) = 3
    call add(x, w)
    y = w(1)*w(2)
  end subroutine f
end module m
