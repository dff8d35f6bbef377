! Newton's method: gradients by the adjoint, columns of the Hessian by its tangent.
program main
  implicit none
  integer, parameter :: n = 5
  real(8) :: x(n), xd(n), g(n), h(n, n), e, w
  integer :: k, step
  x = [(1.0d0*k, k=1, n)]
  do step = 1, 20
    do k = 1, n
      xd = 0
      xd(k) = 1
      w = 1
      call energy_b_d(n, x, xd, g, h(:, k), e, w)
    end do
    if (maxval(abs(g)) < 1d-13) exit
    if (step == 1) print '(a, es7.1)', 'not symmetric by ', maxval(abs(h - transpose(h)))
    x = x - solved(h, g)
  end do
  print '(a, i0, a, 5f7.4)', 'after ', step - 1, ' steps', x
contains
  function solved(a, b) result(y)
    real(8), intent(in) :: a(:, :), b(:)
    real(8) :: y(size(b)), m(size(b), size(b))
    integer :: i, j
    m = a
    y = b
    do i = 1, size(b)
      do j = i + 1, size(b)
        y(j) = y(j) - m(j, i)/m(i, i)*y(i)
        m(j, :) = m(j, :) - m(j, i)/m(i, i)*m(i, :)
      end do
    end do
    do i = size(b), 1, -1
      y(i) = (y(i) - dot_product(m(i, i + 1:), y(i + 1:)))/m(i, i)
    end do
  end function solved
end program main
