subroutine step(n, f, y)
  integer :: n
  real(8) :: y(*)
  external f
  call f(n, y)
  y(1) = y(1)*y(2)
end subroutine
