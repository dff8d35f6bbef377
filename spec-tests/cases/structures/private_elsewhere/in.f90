module priv
  implicit none
  private
  type, public :: spring
    private
    real(8) :: k = 2, l0 = 1
    real(8), public :: x
  end type
  real(8) :: scale = 3
  public :: energy, make
contains
  function make(k) result(s)
    real(8), intent(in) :: k
    type(spring) :: s
    s%k = k
    s%x = scale * k
  end function
  function energy(s) result(e)
    type(spring), intent(in) :: s
    real(8) :: e
    e = 0.5d0 * s%k * (s%x - s%l0)**2 * scale
  end function
end module
subroutine top(k, e)
  use priv
  implicit none
  real(8), intent(in) :: k
  real(8), intent(out) :: e
  type(spring) :: s
  s = make(k)
  e = energy(s)
end subroutine
