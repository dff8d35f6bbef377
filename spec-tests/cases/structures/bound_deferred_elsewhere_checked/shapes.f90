module shapes
  implicit none
  type, abstract :: shape
    real(8) :: s = 1
  contains
    procedure(area_i), deferred :: area
  end type
  abstract interface
    real(8) function area_i(me, x)
      import :: shape
      class(shape), intent(in) :: me
      real(8), intent(in) :: x
    end function
  end interface
end module
