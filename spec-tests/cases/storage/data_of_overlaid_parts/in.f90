! Values that DATA gives to what EQUIVALENCE makes a part of something else: the part is named in its place. Sections and elements
! of parts stay EQUIVALENCE, as long as nothing there has a derivative. (Names without a type are meant: they have none else.)
subroutine f(x, y)
  real(8), intent(in) :: x(5)
  real(8), intent(out) :: y
  real(8) :: a(3), b(3), c(3), tab(2), u, s
  real(8) :: wide(4), part(2), matrix(2, 2), vector(4)
  integer :: i
  equivalence (a(2), s), (b, c), (tab(1), u), (wide(3), part), (matrix, vector)
  data s /2d0/, c /1d0, 2*3d0/, u, tab(2) /5d0, 6d0/
  data part /0.5d0, 0.25d0/, (matrix(1, i), i = 1, 2) /0.75d0, 1.25d0/
  y = 0
  do i = 1, 3
    y = y + x(i)*s + sin(y)*b(i)*tab(mod(i, 2) + 1)
  end do
  y = y*a(2) + c(3)*u + wide(4)*x(4)*vector(3)*matrix(1, 1)
end subroutine f
