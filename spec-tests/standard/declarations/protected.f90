! A PROTECTED module variable is overwritten by its module only; it is active.
! standard: 8.5.15
! head: f(x)>(y)
! expect: refused: PRIVATE or PROTECTED
module m
  implicit none
  real(8), protected :: a
contains
  subroutine set(x)
    real(8) :: x
    a = x*x
  end subroutine set
end module m
subroutine f(x, y)
  use m
  implicit none
  real(8) :: x, y
  call set(x)
  y = a*x
end subroutine f
