! The kinds of a procedure that is overridden elsewhere come by a USE inside of it.
module kinds
  integer, parameter :: wp = 8
end module
module base
  implicit none
  type :: model
    real(8) :: c = 2
  contains
    procedure :: value
    procedure :: twice
  end type
contains
  function value(self, x) result(r)
    use kinds, only: rk => wp
    class(model), intent(in) :: self
    real(rk), intent(in) :: x
    real(rk) :: r
    r = self%c*x
  end function
  function twice(self, x) result(r)
    class(model), intent(in) :: self
    real(8), intent(in) :: x
    real(8) :: r
    r = self%value(x)*self%value(x*x)
  end function
end module
module two
  use base
  use kinds
  implicit none

  type, extends(model) :: thing
    real(8) :: d = 3
  contains
    procedure :: value => wave
  end type
contains
  function wave(self, x) result(r)
    class(thing), intent(in) :: self
    real(wp), intent(in) :: x
    real(wp) :: r
    r = sin(x)*self%d
  end function
end module
  subroutine run(x, y)
    use two
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    type(thing) :: t
    type(model) :: m
    t%d = x*x
    m%c = x
    y = t%twice(x) + m%twice(x*x)
  end subroutine
