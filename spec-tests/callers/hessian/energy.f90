! A chain of springs between the origin and a load: the energy of the places x of its masses.
subroutine energy(n, x, e)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: e
  real(8) :: before, stretch
  integer :: i
  e = 0.0d0
  before = 0.0d0
  do i = 1, n
    stretch = x(i) - before
    if (stretch > 1.2d0) stretch = 1.2d0 + 2.0d0*(stretch - 1.2d0)**2 + (stretch - 1.2d0)
    e = e + (stretch - 1.0d0)**2
    before = x(i)
  end do
  e = e - 0.3d0*sin(x(n))
end subroutine energy
