subroutine f(n, x, y)
  integer, intent(in) :: n
  integer :: i, j
  real(8) :: x(n), y
  real(8), target :: t(10)
  real(8), pointer :: p(:)
  do i = 1, 10
    t(i) = 0.1d0*i
  end do
  p => t
  do i = 1, n
    y = y + p(i)*x(i)*y
    do j = i + 1, n
      t(j) = t(j)*0.5d0
    end do
  end do
end subroutine f
