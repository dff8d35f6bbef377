module flow
  use grid
  implicit none
contains
  subroutine step(u, nu)
    real(8), intent(inout) :: u(cells)
    real(8), intent(in) :: nu
    real(8) :: old(cells)
    integer :: i
    old = u
    do i = 2, cells - 1
      u(i) = old(i) - 0.01d0*old(i)*slope(old, i) + nu*(old(i + 1) - 2*old(i) + old(i - 1))
    end do
  end subroutine step
end module flow
