! One derivative for all: what the loop does not ask for goes to a dummy.
subroutine adjoint_u(nn, ne, nb, edge, bnd, x, u, ub, r, rb)
  implicit none
  integer :: nn, ne, nb, edge(2, ne), bnd(nb)
  real*8 :: x(nn, 2), u(nn, 3), ub(nn, 3), r(nn, 3), rb(nn, 3), xb(nn, 2)
  call residual_b(nn, ne, nb, edge, bnd, x, xb, u, ub, r, rb)
end subroutine adjoint_u
subroutine adjoint_x(nn, ne, nb, edge, bnd, x, xb, u, ub, r, rb)
  implicit none
  integer :: nn, ne, nb, edge(2, ne), bnd(nb)
  real*8 :: x(nn, 2), xb(nn, 2), u(nn, 3), ub(nn, 3), r(nn, 3), rb(nn, 3)
  call residual_b(nn, ne, nb, edge, bnd, x, xb, u, ub, r, rb)
end subroutine adjoint_x
