! Arrays of objects with arrays inside: copied onto themselves, kept on the stack, passed.
module cells
  implicit none
  type :: cell
    real(8) :: u(2), p
    integer :: n
  end type
  type :: grid
    type(cell) :: c(3)
  end type
contains
  subroutine advance(c, dt)
    type(cell), intent(inout) :: c(3)
    real(8), intent(in) :: dt
    integer :: i
    do i = 1, 3
      c(i)%u = c(i)%u + dt*c(i)%p*c(i)%u(2)
      c(i)%p = c(i)%p*cos(c(i)%u(1))
    end do
  end subroutine
  subroutine s(x, g, r)
    real(8), intent(in) :: x
    type(grid), intent(inout) :: g
    real(8), intent(out) :: r
    type(cell) :: old(3), w(2,2)
    integer :: k
    old = g%c
    do k = 1, 3
      call advance(g%c, x)
      g%c(2:3) = g%c(1:2)
      old(k) = g%c(2)
    end do
    w(1,:) = old(1:2)
    w(2,:) = old(3)
    r = w(1,2)%u(1)*w(2,2)%p + g%c(3)%u(2)*w(2,1)%u(1)
  end subroutine
end module
