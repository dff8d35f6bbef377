module base_m
  type base
  end type
end module
module one_m
  use base_m
  implicit none
  type, extends(base) :: one
    real(8) :: w = 2
  contains
    procedure :: go
  end type
contains
  subroutine go(me, x, y)
    class(one), intent(in) :: me
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    y = y + me%w*x**2
  end subroutine
end module
module two_m
  use base_m
  implicit none
  type, extends(base) :: two
    real(8) :: w = 3
  contains
    procedure :: go
  end type
contains
  subroutine go(me, x, y)
    class(two), intent(in) :: me
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    y = y + me%w*sin(x)
  end subroutine
end module
subroutine f(x, y)
  use base_m
  use one_m, only: one
  use two_m, only: two
  implicit none
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  type(one) :: a
  type(two) :: b
  y = 0
  a%w = 2*x
  call g(a)
  call g(b)
contains
  subroutine g(c)
    class(base) :: c
    select type (q => c)
    type is (one)
      call q%go(x, y)
    type is (two)
      call q%go(x, y)
    end select
  end subroutine
end subroutine
