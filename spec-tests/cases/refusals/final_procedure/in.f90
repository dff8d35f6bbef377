module m
  implicit none
  real(8) :: a
  type t
    integer :: k = 0
  contains
    final :: finish
  end type t
contains
  subroutine finish(v)
    type(t), intent(inout) :: v
    a = a*a
  end subroutine finish
  subroutine g
    type(t) :: local
    local%k = 1
  end subroutine g
end module m
subroutine f(x, y)
  use m
  implicit none
  real(8) :: x, y
  a = x
  call g
  y = a
end subroutine f
