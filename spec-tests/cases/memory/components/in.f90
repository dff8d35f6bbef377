! Components, also of the elements of an array of objects.
module types
  implicit none
  type grid
    integer :: n = 0
    real(8) :: scale
    real(8), allocatable :: v(:), m(:,:)
  end type grid
contains
  subroutine build(g, n)
    type(grid), intent(inout) :: g
    integer, intent(in) :: n
    g%n = n
    allocate(g%v(n), g%m(0:n,2))
    g%v = 0.0d0
    g%m = 1.0d0
  end subroutine build
  subroutine step(g, x)
    type(grid), intent(inout) :: g
    real(8), intent(in) :: x(:)
    integer :: i
    g%scale = x(1)
    do i = 1, g%n
      g%v(i) = g%v(i) + g%scale*x(i)**2
      g%m(i,1) = g%v(i)*g%m(i-1,2)
    end do
  end subroutine step
  subroutine f(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    type(grid) :: g, h(2)
    integer :: k
    call build(g, n)
    do k = 1, 2
      call step(g, x)
      call build(h(k), n)
      call step(h(k), x)
    end do
    y = sum(g%m(:,1))*sum(h(1)%v) + h(2)%v(n)
    deallocate(g%v, g%m)
  end subroutine f
end module types
