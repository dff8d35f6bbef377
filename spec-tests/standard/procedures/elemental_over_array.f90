! An elemental function over a whole array.
! standard: 15.8.3
! head: m%f(x)>(y)
module m
contains
  elemental real(8) function sq(t)
    real(8), intent(in) :: t
    sq = t*t
  end function sq
  subroutine f(x, y)
    real(8) :: x(3), y(3)
    y = sq(x)
  end subroutine f
end module m
