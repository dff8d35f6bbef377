module types
  implicit none
  type :: shape
    real(8) :: scale
  end type
  type, extends(shape) :: circle
    real(8) :: r
  end type
  type, extends(circle) :: ring
    real(8) :: inner
  end type
end module
