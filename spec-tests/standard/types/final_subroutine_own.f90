! A final subroutine that touches its argument only means nothing to others.
! standard: 7.5.6
! head: f(x)>(y)
module m
  implicit none
  type t
    integer :: k = 0
  contains
    final :: finish
  end type t
contains
  subroutine finish(v)
    type(t), intent(inout) :: v
    v%k = 0
  end subroutine finish
  subroutine g(y)
    real(8) :: y
    type(t) :: local
    local%k = 2
    y = y**local%k
  end subroutine g
end module m
subroutine f(x, y)
  use m
  implicit none
  real(8) :: x, y
  y = x
  call g(y)
end subroutine f
