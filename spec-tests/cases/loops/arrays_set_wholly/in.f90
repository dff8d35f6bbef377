! Work arrays of each element of a mesh: loops and runs of assignments set all of them before anything reads them. No trip needs what another
! one left there, so each runs forward where it runs backward, and nothing is recorded.
subroutine assemble(m, n, k, nodes, x, u, r)
  implicit none
  integer, intent(in) :: m, n, k, nodes(3, m)
  real(8), intent(in) :: x(2, n), u(n)
  real(8), intent(inout) :: r(n)
  real(8) :: xl(2, 3), ul(0:2), g(2, 3), s(3, 3), w(k), det
  integer :: e, i, j
  do e = 1, m
    do i = 1, 3                                              ! two statements of a trip set a column
      xl(1, i) = x(1, nodes(i, e))
      xl(2, i) = x(2, nodes(i, e))
    end do
    do i = 3, 1, -1                                          ! the counter runs down, beside the subscript
      ul(i - 1) = u(nodes(i, e))
    end do
    g(1, 1) = xl(2, 2) - xl(2, 3)                            ! one by one
    g(1, 2) = xl(2, 3) - xl(2, 1)
    g(2, 1) = xl(1, 3) - xl(1, 2)
    g(2, 2) = xl(1, 1) - xl(1, 3)
    g(:, 3) = -g(:, 1) - g(:, 2)
    det = g(1, 1)*g(2, 2) - g(1, 2)*g(2, 1)
    do j = 1, 3                                              ! what was set in the same trip is read, set again and added to
      do i = 1, 3
        s(i, j) = g(1, i)*g(1, j)
        s(i, j) = s(i, j) + g(2, i)*g(2, j)*s(i, j)
      end do
      w(1:k) = s(1, j)*ul(j - 1)
      do i = 1, 3
        r(nodes(i, e)) = r(nodes(i, e)) + s(i, j)*sum(w(:)**2)/det
      end do
    end do
  end do
end subroutine

! What is known of the shape: that of an argument, which the bounds ask for.
subroutine shaped(x, y)
  implicit none
  real(8), intent(in) :: x(:, :)
  real(8), intent(out) :: y(:)
  real(8) :: w(size(x, 1))
  integer :: i, j
  do i = 1, size(y)
    y(i) = 0
  end do
  do j = 1, size(x, 2)
    do i = 1, size(x, 1)
      w(i) = sin(x(i, j))
    end do
    do i = 1, size(x, 1)
      y(j) = y(j) + w(i)*w(size(x, 1) + 1 - i)
    end do
  end do
end subroutine
