! dotbar tangent --head 'f(x)>(y)' in.f90
subroutine f_d(x, xd, n, y, yd)
  implicit none
  real(8), intent(in) :: x
  integer, intent(in) :: n
  real(8), intent(inout) :: y
  real(8) :: a, b, c
  real(8) :: xd, yd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  a = x*x
  call keep(a)
  write(21, *) x
  rewind(20)
  read(20, *) b
  read(22, *) c
  yd = b*xd
  y = b*x + n*c
end subroutine f_d
