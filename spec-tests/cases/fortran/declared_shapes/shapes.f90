! Dummy arguments of every declared shape, in a module so that assumed shapes have their interface.
module shapes
  implicit none
contains
  subroutine gather(n, m, e, a, s, h, h0, b, y)
    integer, intent(in) :: n, m
    real(8), intent(in) :: e(3, 2)          ! explicit
    real(8), intent(in) :: a(n, 0:m)        ! adjustable, with a lower bound
    real(8), intent(in) :: s(2, *)          ! assumed size
    real(8), intent(in) :: h(:)             ! assumed shape
    real(8), intent(in) :: h0(0:)           ! ... with a lower bound
    real(8), intent(inout) :: b(-1:n, *)    ! assumed size with bounds
    real(8), intent(out) :: y
    integer :: i, j
    y = 0.0d0
    do j = 1, 2
      do i = 1, 3
        y = y + e(i, j)**2
      end do
    end do
    do j = 0, m
      do i = 1, n
        y = y + sin(a(i, j))*s(1 + mod(i, 2), j + 1)
      end do
    end do
    do i = 1, size(h)
      y = y + h(i)*h(size(h) + 1 - i)
    end do
    do i = 0, ubound(h0, 1)
      y = y + h0(i)**3
    end do
    do i = -1, n
      b(i, 1) = b(i, 1)*b(i, 2)*y
    end do
  end subroutine gather

  subroutine top(n, m, e, a, x, b, y)
    integer, intent(in) :: n, m
    real(8), intent(in) :: e(3, 2), a(n, 0:m), x(2, m + 1)
    real(8), intent(inout) :: b(-1:n, 2)
    real(8) :: e1(4), e2(3)
    integer :: i
    real(8), intent(out) :: y
    do i = 1, 4
      e1(i) = a(1, 1)*i
    end do
    do i = 1, 3
      e2(i) = e(i, 1)
    end do
    call gather(n, m, e, a, x, e1, e2, b, y)
  end subroutine top
end module shapes
