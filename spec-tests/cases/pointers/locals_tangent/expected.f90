! dotbar tangent --rules tapenade-2012 --head 'f(x)>(y)' in.f90
subroutine f_d(n, x, xd, y, yd)
  integer, intent(in) :: n
  real(8), intent(in), target :: x(n)
  real(8), intent(inout) :: y
  real(8), target :: w(n), v(n)
  real(8), pointer :: p(:), q(:)
  integer :: i
  real(8), target :: xd(n), wd(n), vd(n)
  real(8) :: yd
  real(8), pointer :: pd(:), qd(:)
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  wd = 0.0d0
  p => x
  pd => xd
  q => w(2:n)
  qd => wd(2:n)
  wd(1) = 0.0d0
  w(1) = 1.0d0
  do i = 2, n
    qd(i - 1) = p(i)*pd(i - 1) + pd(i)*p(i - 1)
    q(i - 1) = p(i)*p(i - 1)
  end do
  vd = w*wd + wd*w
  v = w*w
  yd = 0.0d0
  y = 0.0d0
  do i = 1, n
    yd = yd + (v(i)*w(i)*(cos(p(i))*pd(i)) + (v(i)*wd(i) + vd(i)*w(i))*sin(p(i)))
    y = y + v(i)*w(i)*sin(p(i))
  end do
end subroutine f_d
