! dotbar tangent --head 'f(x)>(y)' in.f90
module types_d
  use types
contains
  subroutine build_d(g, gd, n)
    type(grid), intent(inout) :: g
    integer, intent(in) :: n
    type(grid) :: gd
    g%n = n
    allocate(g%v(n))
    allocate(gd%v, mold=g%v)
    gd%v = 0.0d0
    allocate(g%m(0:n, 2))
    allocate(gd%m, mold=g%m)
    gd%m = 0.0d0
    gd%v = 0.0d0
    g%v = 0.0d0
    gd%m = 0.0d0
    g%m = 1.0d0
  end subroutine build_d

  subroutine step_d(g, gd, x, xd)
    type(grid), intent(inout) :: g
    real(8), intent(in) :: x(:)
    integer :: i
    type(grid) :: gd
    real(8) :: xd(:)
    gd%scale = xd(1)
    g%scale = x(1)
    do i = 1, g%n
      gd%v(i) = gd%v(i) + (gd%scale*x(i)**2 + g%scale*(2.0d0*x(i)*xd(i)))
      g%v(i) = g%v(i) + g%scale*x(i)**2
      gd%m(i, 1) = gd%v(i)*g%m(i - 1, 2) + g%v(i)*gd%m(i - 1, 2)
      g%m(i, 1) = g%v(i)*g%m(i - 1, 2)
    end do
  end subroutine step_d

  subroutine f_d(n, x, xd, y, yd)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: y
    type(grid) :: g, h(2)
    integer :: k
    real(8) :: xd(n), yd
    type(grid) :: gd, hd(2)
    ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    gd%scale = 0.0d0
    hd%scale = 0.0d0
    call build(g, n)
    if (allocated(gd%v)) then
      deallocate(gd%v)
    end if
    if (allocated(g%v)) then
      allocate(gd%v, mold=g%v)
      gd%v = 0.0d0
    end if
    if (allocated(gd%m)) then
      deallocate(gd%m)
    end if
    if (allocated(g%m)) then
      allocate(gd%m, mold=g%m)
      gd%m = 0.0d0
    end if
    do k = 1, 2
      call step_d(g, gd, x, xd)
      call build_d(h(k), hd(k), n)
      call step_d(h(k), hd(k), x, xd)
    end do
    yd = sum(gd%m(:, 1))*sum(h(1)%v) + sum(g%m(:, 1))*sum(hd(1)%v) + hd(2)%v(n)
    y = sum(g%m(:, 1))*sum(h(1)%v) + h(2)%v(n)
    deallocate(g%v)
    deallocate(gd%v)
    deallocate(g%m)
    deallocate(gd%m)
  end subroutine f_d
end module types_d
