! Terms that are large and cancel cost digits in any derivative: the adjoint is not asked for more than the tangent has.
subroutine s(n, x, a, y)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n), a(n, n)
  real(8), intent(out) :: y(n)
  real(8) :: d(n), p(n, n)
  integer :: i, j
  do j = 1, n
    do i = 1, n
      p(i, j) = a(i, j)/(a(j, j) + x(i))
    end do
  end do
  d = x/(sum(x) + 1)
  do i = 1, n
    y(i) = dot_product(p(i, :)/d, x)/(1 + d(i)) - (x(i)/d(i))/(y0(d)/x(i))
  end do
  where (y > 0)
    y = 1/y
  elsewhere (y < -10)
    y = y/(y - 1)
  end where
contains
  real(8) function y0(v)
    real(8), intent(in) :: v(:)
    y0 = product(v)/size(v)
  end function
end subroutine
