! Types of other modules override what a type binds, and their modules use its own: a module of its own chooses.
module base_m
  implicit none
  type, abstract :: shape
    real(8) :: scale = 1
  contains
    procedure(area_i), deferred :: area
    procedure :: weight
  end type
  abstract interface
    function area_i(self) result(a)
      import :: shape
      class(shape), intent(in) :: self
      real(8) :: a
    end function
  end interface
contains
  function weight(self, rho) result(w)
    class(shape), intent(in) :: self
    real(8), intent(in) :: rho
    real(8) :: w
    w = rho*self%area()*self%scale
  end function
end module
