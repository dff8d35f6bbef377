subroutine head1(n, x, y)
  use mpi
  integer n
  real(8) x(n), y
  call set(x(1))
  i = 2
  y = x(1)*x(2)
  do i = 1, n
    y = y * x(i)
  end do
  call get(y)
end subroutine
subroutine set(a)
  use mpi
  real(8) a
  call store(nu, a)
end subroutine
subroutine store(v, a)
  real(8) v, a
  v = a * 2
end subroutine
subroutine get(y)
  use mpi
  real(8) y
  y = y * nu
end subroutine
