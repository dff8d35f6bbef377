module params
  implicit none
  real(8), protected :: k = 2
  real(8) :: a(3) = [1d0, 2d0, 3d0]
  real(8), private :: hidden = 1.5d0
  real(8), target :: t(3)
  real(8), pointer :: pt(:) => null()
contains
  subroutine setk(v)
    real(8), intent(in) :: v
    k = v**2
    hidden = hidden*v
  end subroutine
  function geth() result(h)
    real(8) :: h
    h = hidden
  end function
end module
