! Two types that extend one have the same name: gfortran takes their classes for each other where both are seen.
module base
  type, abstract :: model
  contains
    procedure(law), deferred :: value
  end type
  abstract interface
    function law(self, x) result(r)
      import :: model
      class(model), intent(in) :: self
      real(8), intent(in) :: x
      real(8) :: r
    end function
  end interface
end module
module one
  use base
  type, extends(model) :: thing
  contains
    procedure :: value => square
  end type
contains
  function square(self, x) result(r)
    class(thing), intent(in) :: self
    real(8), intent(in) :: x
    real(8) :: r
    r = x*x
  end function
end module
module two
  use base
  type, extends(model) :: thing
  contains
    procedure :: value => wave
  end type
contains
  function wave(self, x) result(r)
    class(thing), intent(in) :: self
    real(8), intent(in) :: x
    real(8) :: r
    r = sin(x)
  end function
end module
subroutine top(m, x, y)
  use base
  class(model), intent(in) :: m
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  y = m%value(x)*x
end subroutine
