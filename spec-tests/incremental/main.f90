! The gradient beside a divided difference.
program main
  use grid
  implicit none
  real(8) :: u(cells), ub(cells), v(cells), nu, nub, j, jb, more, less
  integer :: i
  real(8), parameter :: h = 1d-6
  nu = 0.1d0
  do i = 1, cells
    u(i) = sin(0.3d0*i)
  end do
  jb = 1
  call cost_b(u, ub, nu, nub, j, jb)
  v = u
  v(7) = u(7) + h
  call cost(v, nu, more)
  v(7) = u(7) - h
  call cost(v, nu, less)
  if (abs(ub(7) - (more - less)/(2*h)) > 1d-7) error stop 'the gradient is wrong'
  print '(a)', 'the gradient agrees with the difference'
end program main
