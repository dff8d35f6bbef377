subroutine f(x, y, n)
  integer n
  real*8 x(n), y
  real*8, pointer :: uo(:), u(:), un(:), t(:)
  integer k, i
  allocate(uo(n), u(n), un(n))
  uo = x
  u = x*x
  do k = 1, 5
    un(1) = u(1)
    un(n) = u(n)
    do i = 2, n-1
      un(i) = 2*u(i) - uo(i) + 0.1d0*u(i)*(u(i-1) - 2*u(i) + u(i+1))
    end do
    t => uo; uo => u; u => un; un => t
  end do
  y = sum(u*u)
  deallocate(uo, u, un)
end subroutine
