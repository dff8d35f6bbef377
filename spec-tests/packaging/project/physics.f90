module physics
  implicit none
  real(8) :: ambient = 0.3d0
contains
  subroutine step(t, k, dt)
    real(8), intent(inout) :: t
    real(8), intent(in) :: k, dt
    t = t - dt*k*(t - ambient)*abs(t - ambient)**0.25d0
  end subroutine step
end module physics
