module phys
  implicit none
  real(8), parameter :: g = 9.81d0
contains
  subroutine pend(n, th, om, dt, e)
    integer, intent(in) :: n
    real(8), intent(inout) :: th, om
    real(8), intent(in) :: dt
    real(8), intent(out) :: e
    integer :: i
    do i = 1, n
      om = om - g*sin(th)*dt   ! kick
      th = th + om*dt
    end do
    e = 0.5d0*om**2 + g*(1 - cos(th))
  end subroutine
end module
