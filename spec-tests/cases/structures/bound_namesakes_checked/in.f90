module one_m
  implicit none
  type one
    real(8) :: w = 2
  contains
    procedure, nopass :: go
    procedure :: value
  end type
contains
  subroutine go(x, y)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    y = y + x**2
  end subroutine
  real(8) function value(me, x)
    class(one), intent(in) :: me
    real(8), intent(in) :: x
    value = me%w*exp(x)
  end function
end module
module two_m
  implicit none
  type two
    real(8) :: w = 3
  contains
    procedure, nopass :: go
    procedure :: value
  end type
contains
  subroutine go(x, y)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    y = y + sin(x)
  end subroutine
  real(8) function value(me, x)
    class(two), intent(in) :: me
    real(8), intent(in) :: x
    value = me%w*x**3
  end function
end module
subroutine f(x, y)
  use one_m, only: one
  use two_m, only: two
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  type(one) :: a
  type(two) :: b
  y = 0
  call a%go(x, y)
  call b%go(x, y)
  y = y*a%value(x) + b%value(y)
end subroutine
