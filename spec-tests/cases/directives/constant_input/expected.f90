! dotbar tangent --head 'f(x)>(y)' in.f90
subroutine f_d(n, x, xd, y, yd)
  integer :: n, i
  real(8) :: x(n), y, u(n)
  real(8) :: xd(n), yd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  u = sin(x)
  open(10, file='restart.bin', form='unformatted')
  write(10) u
  close(10)
  u = 0
  open(10, file='restart.bin', form='unformatted')
  read(10) u
  close(10)
  yd = 0.0d0
  y = 0
  do i = 1, n
    yd = yd + u(i)**2*xd(i)
    y = y + u(i)**2*x(i)
  end do
end subroutine f_d
