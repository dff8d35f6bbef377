! Two modules have procedures of the same name; USE renames one.
! standard: 14.2.2
! head: f(x)>(y)
module m1
contains
  subroutine step(x)
    real(8) :: x
    x = x*x
  end subroutine step
end module m1
module m2
contains
  subroutine step(x)
    real(8) :: x
    x = sin(x)
  end subroutine step
end module m2
subroutine f(x, y)
  use m1
  use m2, only: other => step
  implicit none
  real(8) :: x, y
  y = x
  call step(y)
  call other(y)
end subroutine f
