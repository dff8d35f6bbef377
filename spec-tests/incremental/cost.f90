subroutine cost(u, nu, j)
  use flow
  implicit none
  real(8), intent(in) :: u(cells), nu
  real(8), intent(out) :: j
  real(8) :: v(cells)
  integer :: k
  v = u
  do k = 1, 10
    call step(v, nu)
  end do
  j = sum(v**2)
end subroutine cost
