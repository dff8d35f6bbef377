! The residual of a flow on an unstructured mesh: small procedures, each called at many places (MAA 6).
subroutine residual(nn, ne, nb, edge, bnd, x, u, r)
  implicit none
  integer :: nn, ne, nb, edge(2, ne), bnd(nb)
  real*8 :: x(nn, 2), u(nn, 3), r(nn, 3)
  real*8 :: nrm(ne, 2), bnrm(nb, 2), vol(nn), t(nn), wall(nn), nu(nn), g(nn, 2, 3), gt(nn, 2), gw(nn, 2), lim(nn, 3)
  call metrics(nn, ne, nb, edge, bnd, x, nrm, bnrm, vol)
  call gradient(nn, ne, edge, nrm, vol, u(:, 1), g(:, :, 1))
  call gradient(nn, ne, edge, nrm, vol, u(:, 2), g(:, :, 2))
  call gradient(nn, ne, edge, nrm, vol, u(:, 3), g(:, :, 3))
  call symmetry(nn, nb, bnd, bnrm, g(:, :, 1))
  call symmetry(nn, nb, bnd, bnrm, g(:, :, 2))
  call symmetry(nn, nb, bnd, bnrm, g(:, :, 3))
  t = u(:, 3)/u(:, 1)
  call gradient(nn, ne, edge, nrm, vol, t, gt)
  call distance(nn, x, wall)
  call gradient(nn, ne, edge, nrm, vol, wall, gw)
  call symmetry(nn, nb, bnd, bnrm, gw)
  call limiter(nn, ne, edge, x, u(:, 1), g(:, :, 1), lim(:, 1))
  call limiter(nn, ne, edge, x, u(:, 2), g(:, :, 2), lim(:, 2))
  call limiter(nn, ne, edge, x, u(:, 3), g(:, :, 3), lim(:, 3))
  call viscosity(nn, u(:, 1), gt, wall, gw, nu)
  r = 0.0d0
  call fluxes(nn, ne, edge, nrm, u, lim, nu, r)
  call scaled(nn, vol, r(:, 1))
  call scaled(nn, vol, r(:, 2))
  call scaled(nn, vol, r(:, 3))
end subroutine residual

! Normals and volumes from the places of nodes.
subroutine metrics(nn, ne, nb, edge, bnd, x, nrm, bnrm, vol)
  implicit none
  integer :: nn, ne, nb, edge(2, ne), bnd(nb), e, i, j
  real*8 :: x(nn, 2), nrm(ne, 2), bnrm(nb, 2), vol(nn), d1, d2, length
  vol = 1.0d-3
  do e = 1, ne
    i = edge(1, e)
    j = edge(2, e)
    d1 = x(j, 1) - x(i, 1)
    d2 = x(j, 2) - x(i, 2)
    length = sqrt(d1*d1 + d2*d2 + 1.0d-6)
    nrm(e, 1) = -d2*length
    nrm(e, 2) = d1/length
    vol(i) = vol(i) + 0.25d0*length*abs(d1)
    vol(j) = vol(j) + 0.25d0*length*abs(d2)
  end do
  do e = 1, nb
    i = bnd(e)
    length = sqrt(x(i, 1)**2 + x(i, 2)**2 + 1.0d-2)
    bnrm(e, 1) = x(i, 1)/length
    bnrm(e, 2) = x(i, 2)/length
  end do
end subroutine metrics

subroutine gradient(nn, ne, edge, nrm, vol, q, g)
  implicit none
  integer :: nn, ne, edge(2, ne), e, i, j
  real*8 :: nrm(ne, 2), vol(nn), q(nn), g(nn, 2), mean
  g = 0.0d0
  do e = 1, ne
    i = edge(1, e)
    j = edge(2, e)
    mean = 0.5d0*(q(i) + q(j))
    g(i, 1) = g(i, 1) + mean*nrm(e, 1)
    g(i, 2) = g(i, 2) + mean*nrm(e, 2)
    g(j, 1) = g(j, 1) - mean*nrm(e, 1)
    g(j, 2) = g(j, 2) - mean*nrm(e, 2)
  end do
  do i = 1, nn
    g(i, 1) = g(i, 1)/vol(i)
    g(i, 2) = g(i, 2)/vol(i)
  end do
end subroutine gradient

subroutine symmetry(nn, nb, bnd, bnrm, g)
  implicit none
  integer :: nn, nb, bnd(nb), b, i
  real*8 :: bnrm(nb, 2), g(nn, 2), along
  do b = 1, nb
    i = bnd(b)
    along = g(i, 1)*bnrm(b, 1) + g(i, 2)*bnrm(b, 2)
    g(i, 1) = g(i, 1) - along*bnrm(b, 1)
    g(i, 2) = g(i, 2) - along*bnrm(b, 2)
  end do
end subroutine symmetry

subroutine distance(nn, x, wall)
  implicit none
  integer :: nn, i
  real*8 :: x(nn, 2), wall(nn)
  do i = 1, nn
    wall(i) = sqrt(x(i, 1)**2 + 0.5d0*x(i, 2)**2 + 0.1d0)
  end do
end subroutine distance

subroutine limiter(nn, ne, edge, x, q, g, lim)
  implicit none
  integer :: nn, ne, edge(2, ne), e, i, j
  real*8 :: x(nn, 2), q(nn), g(nn, 2), lim(nn), dq, slope, a, b
  lim = q
  do e = 1, ne
    i = edge(1, e)
    j = edge(2, e)
    dq = q(j) - q(i)
    slope = 0.5d0*((g(i, 1) + g(j, 1))*(x(j, 1) - x(i, 1)) + (g(i, 2) + g(j, 2))*(x(j, 2) - x(i, 2)))
    a = dq*dq + 1.0d-2
    b = slope*slope + 1.0d-2
    lim(i) = lim(i) + 0.05d0*dq*(b*slope + a*dq)/(a + b)
    lim(j) = lim(j) - 0.05d0*dq*(b*slope + a*dq)/(a + b)
  end do
end subroutine limiter

subroutine viscosity(nn, rho, gt, wall, gw, nu)
  implicit none
  integer :: nn, i
  real*8 :: rho(nn), gt(nn, 2), wall(nn), gw(nn, 2), nu(nn), shear, f
  do i = 1, nn
    shear = sqrt(gt(i, 1)**2 + gt(i, 2)**2 + 1.0d-4)
    f = exp(-wall(i))*(1.0d0 + 0.1d0*tanh(gw(i, 1)*gw(i, 2)))
    nu(i) = 1.0d-2*rho(i)*shear*f/(1.0d0 + shear)
  end do
end subroutine viscosity

subroutine fluxes(nn, ne, edge, nrm, u, lim, nu, r)
  implicit none
  integer :: nn, ne, edge(2, ne), e, i, j, k
  real*8 :: nrm(ne, 2), u(nn, 3), lim(nn, 3), nu(nn), r(nn, 3), speed, f, d
  do e = 1, ne
    i = edge(1, e)
    j = edge(2, e)
    call normal_speed(lim(i, 1), lim(i, 2), nrm(e, 1), nrm(e, 2), speed)
    call normal_speed(lim(j, 1), lim(j, 2), nrm(e, 1), nrm(e, 2), d)
    speed = 0.5d0*(speed + d)
    do k = 1, 3
      d = nu(i) + nu(j) + 0.1d0*abs(speed)
      f = 0.5d0*speed*(lim(i, k) + lim(j, k)) - d*(u(j, k) - u(i, k))
      r(i, k) = r(i, k) + f
      r(j, k) = r(j, k) - f
    end do
  end do
end subroutine fluxes

subroutine normal_speed(rho, m, n1, n2, speed)
  implicit none
  real*8 :: rho, m, n1, n2, speed
  speed = (m*n1 + 0.3d0*m*m*n2)/(1.0d0 + rho*rho)
end subroutine normal_speed

subroutine scaled(nn, vol, r)
  implicit none
  integer :: nn, i
  real*8 :: vol(nn), r(nn)
  do i = 1, nn
    r(i) = r(i)/vol(i)
  end do
end subroutine scaled
