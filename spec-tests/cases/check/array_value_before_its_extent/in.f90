subroutine ratios(x, y, n)
  integer, intent(in) :: n
  double precision, intent(in) :: x(n)
  double precision, intent(out) :: y(n)
  integer :: i
  do i = 1, n - 1
    y(i) = x(i + 1)/x(i)
  end do
  y(n) = 1.0d0/x(n)
end subroutine
