subroutine loop(n, x, y)
  integer :: n, i
  real(8) :: x, y
  do i = 1, n
    call step(x, y)
    y = y*(1.0d0 + 0.1d0/i)
  end do
end subroutine loop
