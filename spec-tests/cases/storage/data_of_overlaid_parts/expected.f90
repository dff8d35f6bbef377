! dotbar tangent --head 'f(x)>(y)' in.f90
! Values that DATA gives to what EQUIVALENCE makes a part of something else: the part is named in its place. Sections and elements
! of parts stay EQUIVALENCE, as long as nothing there has a derivative. (Names without a type are meant: they have none else.)
subroutine f_d(x, xd, y, yd)
  real(8), intent(in) :: x(5)
  real(8), intent(inout) :: y
  real(8) :: a(3), b(3), tab(2)
  real(8) :: wide(4), part(2), matrix(2, 2), vector(4)
  integer :: i
  equivalence (wide(3), part), (matrix, vector)
  data a(2) /2d0/, b /1d0, 2*3d0/, tab(1), tab(2) /5d0, 6d0/
  data part /0.5d0, 0.25d0/, (matrix(1, i), i = 1, 2) /0.75d0, 1.25d0/
  real(8) :: xd(5), yd
  ! Tangent: the derivatives of y are computed from those of x, which the caller sets.
  ! Derivatives of other arguments and variables are overwritten and have no meaning on return.
  yd = 0.0d0
  y = 0
  do i = 1, 3
    yd = yd + (xd(i)*a(2) + cos(y)*yd*b(i)*tab(mod(i, 2) + 1))
    y = y + x(i)*a(2) + sin(y)*b(i)*tab(mod(i, 2) + 1)
  end do
  yd = yd*a(2) + wide(4)*xd(4)*vector(3)*matrix(1, 1)
  y = y*a(2) + b(3)*tab(1) + wide(4)*x(4)*vector(3)*matrix(1, 1)
end subroutine f_d
