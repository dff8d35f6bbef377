subroutine f(n, x, y)
  integer :: n, i
  real(8) :: x(n), y, u(n)
  u = sin(x)
  open (10, file='restart.bin', form='unformatted')
  write (10) u
  close (10)
  u = 0
  open (10, file='restart.bin', form='unformatted')
  !$AD CONSTANT
  read (10) u
  close (10)
  y = 0
  do i = 1, n
    y = y + u(i)**2*x(i)
  end do
end subroutine
