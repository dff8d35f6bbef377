! Newton's method: gradients and Hessians by one call.
program main
  use diffsizes, only: n => nbdirsmax
  implicit none
  real(8) :: x(n), xd(n), directions(n, n), g(n), h(n, n), product(n), e, w
  integer :: k, step, nbdirs
  x = [(1.0d0*k, k=1, n)]
  do step = 1, 20
    w = 1
    call energy_b_h(n, x, directions, g, h, e, w, nbdirs)
    if (maxval(abs(g)) < 1d-13) exit
    if (step == 1) print '(a, es7.1)', 'not symmetric by ', maxval(abs(h - transpose(h)))
    xd = -solved(h, g)
    w = 1
    call energy_b_d(n, x, xd, g, product, e, w)
    if (maxval(abs(product + g)) > 1d-12) print '(a)', 'the step is wrong'
    x = x + xd
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
