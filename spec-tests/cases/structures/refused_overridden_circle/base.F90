! What a line of the preprocessor is about stands in one text.
module base_m
  implicit none
  integer, parameter :: dp = kind(1.d0)
  type :: body
    real(dp) :: mass = 1
  contains
    procedure :: energy
    procedure :: potential => base_potential
    procedure :: push
  end type
contains
  ! Kinetic and potential energy.
  function energy(self, v, n) result(e)
    class(body), intent(in) :: self
    integer, intent(in) :: n
    integer, parameter :: most = 3
    real(dp), intent(in) :: v(n)
#ifdef SINGLE
    real(4) :: one
#else
    real(dp) :: one
#endif
    real(dp) :: e, half(most)
    one = 1
    half = 0.5_dp
    e = half(1)*self%mass*sum(v**2) + self%potential(v(1))
  end function
  pure function base_potential(self, h) result(p)
    class(body), intent(in) :: self
    real(dp), intent(in) :: h
    real(dp) :: p
    p = self%mass*9.81_dp*h
  end function
  subroutine push(self, v)
    class(body), intent(in) :: self
    real(dp), intent(inout) :: v(:)
    v = v*(1 + 0.1_dp/self%mass)
    v(2) = v(2) - 0.01_dp*self%potential(v(1))
  end subroutine
end module
