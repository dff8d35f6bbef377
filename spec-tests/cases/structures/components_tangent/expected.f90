! dotbar tangent --head 'f(x)>(z)' in.f90
module m_d
  use m
contains
  subroutine step_d(b, bd, dt)
    type(body), intent(inout) :: b
    real(8), intent(in) :: dt
    type(body) :: bd
    bd%p%x = bd%p%x + (dt*bd%v%x*b%mass + dt*b%v%x*bd%mass)
    b%p%x = b%p%x + dt*b%v%x*b%mass
    bd%p%y = bd%p%y + dt*(cos(b%v%y)*bd%v%y)
    b%p%y = b%p%y + dt*sin(b%v%y)
    bd%p%c = bd%p%c*b%v%c(2) + b%p%c*bd%v%c(2)
    b%p%c = b%p%c*b%v%c(2)
  end subroutine step_d

  subroutine f_d(n, x, xd, z, zd)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: z
    type(body) :: b, w(3)
    integer :: i
    real(8) :: xd(n), zd
    type(body) :: bd, wd(3)
    ! Tangent: the derivatives of z are computed from those of x, which the caller sets.
    ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
    wd%p%x = 0.0d0
    wd%mass = 0.0d0
    bd%p%x = xd(1)
    b%p%x = x(1)
    bd%p%y = xd(2)
    b%p%y = x(2)
    bd%p%c = xd(1:3)
    b%p%c = x(1:3)
    bd%v%x = xd(3)*x(1) + x(3)*xd(1)
    b%v%x = x(3)*x(1)
    bd%v%y = 2.0d0*x(2)*xd(2)
    b%v%y = x(2)**2
    bd%v%c = 2.0d0*xd(2)
    b%v%c = 2.0d0*x(2)
    bd%mass = exp(x(1))*xd(1)
    b%mass = exp(x(1))
    b%p%n = 3
    do i = 1, 3
      call step_d(b, bd, 0.1d0)
      wd(i)%p%x = bd%p%x*b%p%y + b%p%x*bd%p%y
      w(i)%p%x = b%p%x*b%p%y
      wd(i)%mass = bd%p%c(i)
      w(i)%mass = b%p%c(i)
    end do
    zd = wd(1)%p%x*w(2)%mass + w(1)%p%x*wd(2)%mass + wd(3)%p%x*w(1)%mass + w(3)%p%x*wd(1)%mass
    z = w(1)%p%x*w(2)%mass + w(3)%p%x*w(1)%mass + b%p%n
  end subroutine f_d
end module m_d
