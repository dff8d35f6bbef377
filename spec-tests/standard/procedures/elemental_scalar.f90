! An elemental function with scalar arguments.
! standard: 15.8
! head: m%f(x)>(y)
module m
contains
  elemental real(8) function sq(x)
    real(8), intent(in) :: x
    sq = x*x
  end function sq
  pure subroutine f(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    y = sq(x)*sq(2*x)
  end subroutine f
end module m
