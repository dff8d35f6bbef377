! dotbar tangent --head 'f(x)>(s)' in.f90
subroutine f_d(n, x, xd, y, s, sd)
  integer :: n, i
  real(8) :: x(n), y(n), s
  real(8) :: xd(n), yd(n), sd
  ! Tangent: the derivatives of s are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  do i = 1, n
    yd(i) = cos(x(i))*xd(i)
    y(i) = sin(x(i))
    xd(i) = 0.0d0
    x(i) = 0
  end do
  sd = 0.0d0
  s = 0
  do i = 1, n
    ! squares
    sd = sd + 2.0d0*y(i)*yd(i)
    s = s + y(i)**2
  end do
end subroutine f_d
