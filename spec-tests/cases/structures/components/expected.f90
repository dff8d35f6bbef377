! dotbar adjoint --head 'f(x)>(z)' in.f90
module m_b
  use m
contains
  subroutine step_b(b, bb, dt)
    type(body), intent(inout) :: b
    real(8), intent(in) :: dt
    type(body) :: bb
    bb%v%c(2) = bb%v%c(2) + sum(b%p%c*bb%p%c)
    bb%p%c = b%v%c(2)*bb%p%c
    bb%v%y = bb%v%y + cos(b%v%y)*(dt*bb%p%y)
    bb%v%x = bb%v%x + dt*(b%mass*bb%p%x)
    bb%mass = bb%mass + dt*b%v%x*bb%p%x
  end subroutine step_b

  subroutine f_b(n, x, xb, z, zb)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: z
    type(body) :: b, w(3)
    integer :: i
    real(8) :: xb(n), zb
    type(body) :: bb, wb(3)
    ! Adjoint: sets the derivatives of x from those of z, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    b%p%x = x(1)
    b%p%y = x(2)
    b%p%c = x(1:3)
    b%v%x = x(3)*x(1)
    b%v%y = x(2)**2
    b%v%c = 2.0d0*x(2)
    b%mass = exp(x(1))
    do i = 1, 3
      call pushreal8(b%p%x)
      call pushreal8(b%p%y)
      call pushreal8array(b%p%c, size(b%p%c))
      call step(b, 0.1d0)
      w(i)%p%x = b%p%x*b%p%y
      w(i)%mass = b%p%c(i)
    end do
    xb = 0.0d0
    bb%p%x = 0.0d0
    bb%p%y = 0.0d0
    bb%p%c = 0.0d0
    bb%v%x = 0.0d0
    bb%v%y = 0.0d0
    bb%v%c = 0.0d0
    bb%mass = 0.0d0
    wb%p%x = 0.0d0
    wb%mass = 0.0d0
    wb(1)%p%x = wb(1)%p%x + w(2)%mass*zb
    wb(2)%mass = wb(2)%mass + w(1)%p%x*zb
    wb(3)%p%x = wb(3)%p%x + w(1)%mass*zb
    wb(1)%mass = wb(1)%mass + w(3)%p%x*zb
    zb = 0.0d0
    do i = 3, 1, -1
      bb%p%c(i) = bb%p%c(i) + wb(i)%mass
      wb(i)%mass = 0.0d0
      bb%p%x = bb%p%x + b%p%y*wb(i)%p%x
      bb%p%y = bb%p%y + b%p%x*wb(i)%p%x
      wb(i)%p%x = 0.0d0
      call popreal8array(b%p%c, size(b%p%c))
      call popreal8(b%p%y)
      call popreal8(b%p%x)
      call step_b(b, bb, 0.1d0)
    end do
    xb(1) = xb(1) + exp(x(1))*bb%mass
    bb%mass = 0.0d0
    xb(2) = xb(2) + 2.0d0*sum(bb%v%c)
    bb%v%c = 0.0d0
    xb(2) = xb(2) + 2.0d0*x(2)*bb%v%y
    bb%v%y = 0.0d0
    xb(3) = xb(3) + x(1)*bb%v%x
    xb(1) = xb(1) + x(3)*bb%v%x
    bb%v%x = 0.0d0
    xb(1:3) = xb(1:3) + bb%p%c
    bb%p%c = 0.0d0
    xb(2) = xb(2) + bb%p%y
    bb%p%y = 0.0d0
    xb(1) = xb(1) + bb%p%x
    bb%p%x = 0.0d0
  end subroutine f_b
end module m_b
