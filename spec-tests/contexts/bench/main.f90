! Algorithm 1: the adjoint of the flow many times, that of the shape once. Prints a check sum, the time, and the time of as many
! residuals.
program main
  implicit none
  integer, parameter :: m = 120, nn = m*m, ne = 2*m*(m - 1), nb = m, steps = 40
  integer :: edge(2, ne), bnd(nb), i, j, e, s
  real*8 :: x(nn, 2), xb(nn, 2), u(nn, 3), ub(nn, 3), r(nn, 3), rb(nn, 3), v(nn, 3), from, to, behind
  e = 0
  do i = 1, m
    do j = 1, m
      s = (i - 1)*m + j
      x(s, 1) = i/dble(m) + 0.01d0*sin(3.0d0*s)
      x(s, 2) = j/dble(m) + 0.01d0*cos(5.0d0*s)
      u(s, 1) = 1.0d0 + 0.1d0*sin(0.1d0*s)
      u(s, 2) = 0.5d0 + 0.1d0*cos(0.2d0*s)
      u(s, 3) = 2.0d0 + 0.1d0*sin(0.3d0*s)
      if (j < m) e = e + 1
      if (j < m) edge(:, e) = [s, s + 1]
      if (i < m) e = e + 1
      if (i < m) edge(:, e) = [s, s + m]
    end do
    bnd(i) = i
  end do
  v = 1.0d0
  call cpu_time(from)
  do s = 1, steps
    rb = v
    ub = 0.0d0
    call adjoint_u(nn, ne, nb, edge, bnd, x, u, ub, r, rb)
    v = ub/maxval(abs(ub))
  end do
  rb = v
  call adjoint_x(nn, ne, nb, edge, bnd, x, xb, u, ub, r, rb)
  call cpu_time(to)
  do s = 1, steps + 1
    call residual(nn, ne, nb, edge, bnd, x, u, r)
  end do
  call cpu_time(behind)
  print '(es23.15, 2f9.3)', sum(xb*x) + sum(ub*u), to - from, behind - to
end program main
