! A defined unary operator decides a branch.
! standard: 10.1.6
! head: m%f(x)>(y)
module m
  interface operator(.positive.)
    module procedure pos
  end interface
contains
  logical function pos(a)
    real(8), intent(in) :: a
    pos = a < 0
  end function pos
  subroutine f(x, y)
    real(8) :: x, y
    y = x
    if (.positive. x) then
      y = 0
    else
      y = x*x
    end if
  end subroutine f
end module m
