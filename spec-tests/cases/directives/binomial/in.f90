! A simulation of many steps: its adjoint runs steps again from five snapshots.
subroutine simulate(n, nt, u, p, e)
  implicit none
  integer, intent(in) :: n, nt
  double precision, intent(inout) :: u(n)
  double precision, intent(in) :: p(2)
  double precision, intent(out) :: e
  double precision :: f(n)
  integer :: i, it
  e = 0
  !$AD BINOMIAL-CKP 5
  do it = 1, nt
    call forces(n, u, p, f)
    do i = 1, n
      u(i) = u(i) + 0.01d0*f(i)
      if (mod(it, 3) == 0) u(i) = u(i)*cos(u(i)*p(1))
    end do
    e = e + it*u(2)**2
  end do
  e = e*u(1)
end subroutine
subroutine forces(n, u, p, f)
  implicit none
  integer, intent(in) :: n
  double precision, intent(in) :: u(n), p(2)
  double precision, intent(out) :: f(n)
  integer :: i
  f(1) = 0
  f(n) = 0
  do i = 2, n - 1
    f(i) = p(1)*(u(i-1) - 2*u(i) + u(i+1)) + p(2)*u(i)*(1 - u(i)**2)
  end do
end subroutine
