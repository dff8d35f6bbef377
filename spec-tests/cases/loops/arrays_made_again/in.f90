! Work arrays of a time step, set wholly from the state: the adjoint keeps the state, and makes them again.
subroutine step(n, nt, x, y)
  implicit none
  integer, intent(in) :: n, nt
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8) :: u(n), f(n), g(n), um, c(3)
  integer :: i, t
  u = x
  do t = 1, nt
    c(1) = u(1)*u(2)
    c(2) = sin(c(1))
    c(3) = c(1)*c(2)
    do i = 1, n
      um = u(i)*u(i)
      f(i) = um*u(i)
      if (um > 0.3d0) f(i) = f(i) + um
    end do
    do i = n, 1, -1
      g(i) = f(i)*f(i)*c(3)
    end do
    do i = 1, n
      u(i) = u(i) + 0.1d0*g(i)*f(i)*c(2)*c(1)
    end do
  end do
  y = sum(u)
end subroutine

! Not what uses the counter of another loop behind it, an element once more than it sets it, or a function that takes long.
subroutine kept(n, nt, x, y)
  implicit none
  integer, intent(in) :: n, nt
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8) :: u(n), a(n), b(n), d(n)
  integer :: i, k, t
  u = x
  y = 0d0
  do t = 1, nt
    do i = 1, n
      a(i) = u(i)*u(1)
    end do
    y = y + i*a(1)*a(2)
    do k = 1, n
      b(k) = u(k)*u(2)
      b(k) = b(k)*b(k)
    end do
    do k = 1, n
      d(k) = exp(-u(k))
    end do
    do k = 1, n
      u(k) = u(k) + 0.1d0*b(k)*d(k)*a(k)*b(1)
    end do
  end do
  y = y + sum(u)
end subroutine
