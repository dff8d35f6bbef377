! Given memory in branches of a loop, of other bounds each time.
subroutine f(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8), allocatable :: w(:)
  integer :: i, k
  y = 0.0d0
  do i = 1, n
    if (x(i) > 0.5d0) then
      allocate(w(i))
      do k = 1, i
        w(k) = x(k)*x(i)
      end do
      y = y + sum(w*w)
      deallocate(w)
    else
      allocate(w(2))
      w = exp(x(i))
      y = y*w(1) + w(2)
      deallocate(w)
    end if
  end do
end subroutine f
