module consts
  implicit none
  real(8), parameter :: scale = 2.0d0
  real(8) :: scale0 = 3.0d0, shift = 4.0d0
  type box
    real(8) :: width
  end type box
contains
  real(8) function twice(a)
    real(8), intent(in) :: a
    twice = 2*a
  end function twice
end module consts
