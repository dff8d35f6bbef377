! What may be a function that is not among the sources is asked once: nothing that it gives is computed again or counted back.
subroutine outside(n, x, y)
  use elsewhere, only: draw
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  integer :: i, k, l
  k = 0
  do i = 1, n
    l = draw(3)
    y = y + x(l)*x(l)*y
    k = k + draw(1)
    y = y + x(mod(k, n) + 1)**2
  end do
end subroutine outside
