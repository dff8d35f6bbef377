module m
  implicit none
  type :: vec
    real(8) :: x, y
    real(8) :: c(3)
    integer :: n
  end type
  type :: body
    type(vec) :: p, v
    real(8) :: mass
  end type
contains
  subroutine step(b, dt)
    type(body), intent(inout) :: b
    real(8), intent(in) :: dt
    b%p%x = b%p%x + dt * b%v%x * b%mass
    b%p%y = b%p%y + dt * sin(b%v%y)
    b%p%c = b%p%c * b%v%c(2)
  end subroutine
  subroutine f(n, x, z)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: z
    type(body) :: b, w(3)
    integer :: i
    b%p%x = x(1)
    b%p%y = x(2)
    b%p%c = x(1:3)
    b%v%x = x(3) * x(1)
    b%v%y = x(2)**2
    b%v%c = 2.0d0 * x(2)
    b%mass = exp(x(1))
    b%p%n = 3
    do i = 1, 3
      call step(b, 0.1d0)
      w(i)%p%x = b%p%x * b%p%y
      w(i)%mass = b%p%c(i)
    end do
    z = w(1)%p%x * w(2)%mass + w(3)%p%x * w(1)%mass + b%p%n
  end subroutine
end module
