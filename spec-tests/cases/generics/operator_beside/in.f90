! An operation of which only its module names the function stands beside its statement where it is not active, too; an internal
! procedure that is copied says where a specific procedure comes from that it names itself.
module m
  implicit none
  private
  public :: operator(.mix.), anyf, f1
  interface operator(.mix.)
    module procedure mixed
  end interface operator(.mix.)
  interface anyf
    module procedure f1, f2
  end interface anyf
  real(8) :: calls = 0.0d0
contains
  real(8) function mixed(a, b)
    real(8), intent(in) :: a, b
    mixed = a*b + 1.0d0
  end function mixed
  real(8) function f1(a)
    real(8), intent(in) :: a
    f1 = 2.0d0*a
  end function f1
  real(8) function f2(a, k)
    real(8), intent(in) :: a
    integer, intent(in) :: k
    f2 = a**k
  end function f2
end module m
subroutine s(x, y)
  use m, only: operator(.mix.), anyf
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  real(8) :: c, t
  c = sin(0.5d0 .mix. 0.25d0)
  call inner(c)
  t = sin(x .mix. c)
  y = t*t
  call inner(c)
  y = y*c + anyf(x)
contains
  subroutine inner(v)
    real(8), intent(inout) :: v
    v = v*anyf(0.5d0 + v)
  end subroutine inner
end subroutine s
