! dotbar tangent --head 'f(a)>(y)' in.f90
subroutine f_d(n, a, ad, y, yd)
  integer, intent(in) :: n
  real(8), intent(in) :: a(n)
  real(8), intent(inout) :: y
  real(8) :: t, s
  integer :: i
  real(8) :: ad(n), yd, td, sd
  ! Tangent: the derivatives of y are computed from those of a, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  sd = 0.0d0
  yd = 0.0d0
  y = 0
  do i = 1, n
    td = ad(i)*sin(a(i)) + a(i)*(cos(a(i))*ad(i))
    t = a(i)*sin(a(i))
    call root_d(t, td, 1d-14, s, sd)
    yd = yd + (sd*a(i) + s*ad(i))
    y = y + s*a(i)
  end do
end subroutine f_d
