! One derivative for each thing that is asked for: that of the flow, and that of the flow and the shape.
subroutine adjoint_u(nn, ne, nb, edge, bnd, x, u, ub, r, rb)
  implicit none
  integer :: nn, ne, nb, edge(2, ne), bnd(nb)
  real*8 :: x(nn, 2), u(nn, 3), ub(nn, 3), r(nn, 3), rb(nn, 3)
  call residual_b_u(nn, ne, nb, edge, bnd, x, u, ub, r, rb)
end subroutine adjoint_u
subroutine adjoint_x(nn, ne, nb, edge, bnd, x, xb, u, ub, r, rb)
  implicit none
  integer :: nn, ne, nb, edge(2, ne), bnd(nb)
  real*8 :: x(nn, 2), xb(nn, 2), u(nn, 3), ub(nn, 3), r(nn, 3), rb(nn, 3)
  call residual_b_x(nn, ne, nb, edge, bnd, x, xb, u, ub, r, rb)
end subroutine adjoint_x
