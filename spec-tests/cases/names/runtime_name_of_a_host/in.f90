! Variables of a host are named as entries of the runtime, which its derivative calls; internal procedures, copied or differentiated,
! know them, but for one that has a variable of its own by that name.
subroutine head(x, y)
  implicit none
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  real(8) :: pushreal8
  integer :: popreal8
  pushreal8 = sin(x)
  y = y*pushreal8
  call inner(y)
  popreal8 = 2
  y = y*y*pushreal8
  call own
  call passive
  y = y*x*popreal8 + cos(y)
contains
  subroutine inner(v)
    real(8), intent(inout) :: v
    v = v*pushreal8
    pushreal8 = x*pushreal8
  end subroutine inner
  subroutine own
    real(8) :: pushreal8
    pushreal8 = y*x
    y = sin(pushreal8)
  end subroutine own
  subroutine passive
    popreal8 = popreal8 + 1
  end subroutine passive
end subroutine head
