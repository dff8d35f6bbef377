subroutine shrinking(x, y)
  real(8), intent(in) :: x(4)
  real(8), intent(inout) :: y
  integer :: i, k, m
  m = 4
  k = 1
  do i = 1, 3
    call norm(m, x, y)
    m = m - 1
    call times(x(k), y)
    k = k + 1
  end do
  y = y*x(4)
end subroutine shrinking
subroutine norm(m, x, y)
  integer, intent(in) :: m
  real(8), intent(in) :: x(m)
  real(8), intent(inout) :: y
  y = y*sum(x*x)
end subroutine norm
subroutine times(a, y)
  real(8), intent(in) :: a
  real(8), intent(inout) :: y
  y = y*sin(a)
end subroutine times
