! Which of the two it is depends on a kind that a module out of sight declares.
module m
  implicit none
  interface twice
    module procedure twice4, twice8
  end interface twice
contains
  real(4) function twice4(x)
    real(4), intent(in) :: x
    twice4 = 2*x
  end function twice4
  real(8) function twice8(x)
    real(8), intent(in) :: x
    twice8 = 2*x*x
  end function twice8
end module m
subroutine f(x, y)
  use m
  use elsewhere, only: wp
  implicit none
  real(wp), intent(in) :: x
  real(wp), intent(out) :: y
  y = twice(x)
end subroutine f
