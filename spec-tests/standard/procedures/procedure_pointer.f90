! A call through a procedure pointer.
! standard: 15.4.3.6
! head: m%f(x)>(y)
module m
contains
  real(8) function sq(x)
    real(8), intent(in) :: x
    sq = x*x
  end function sq
  subroutine f(x, y)
    real(8) :: x, y
    procedure(sq), pointer :: p
    p => sq
    y = p(x)
  end subroutine f
end module m
