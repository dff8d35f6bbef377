! Coefficients at 0 of x = t, beside what they are known to be.
program main
  use diffsizes, only: order => nbdirsmax
  implicit none
  real(8) :: xt(order), y(8), yt(order, 8), known(order, 8)
  integer :: k
  xt = 0
  xt(1) = 1
  call series_taylor(0.0d0, xt, y, yt, order)
  do k = 1, order
    known(k, 1) = 1/gamma(k + 1.0d0)
    known(k, 2) = -(-1.0d0)**k/k
    known(k, 3) = merge(0.0d0, (-1.0d0)**(k/2)/gamma(k + 1.0d0), mod(k, 2) == 0)
    known(k, 4) = merge((-1.0d0)**(k/2)/gamma(k + 1.0d0), 0.0d0, mod(k, 2) == 0)
    known(k, 5) = binomial(0.5d0)
    known(k, 6) = 1
    known(k, 7) = binomial(-1.5d0)
    known(k, 8) = merge(1.0d0, 0.0d0, k == 3)
  end do
  print '(a, i0, a, l1)', 'coefficients up to order ', order, ' are those that are known: ', maxval(abs(yt - known)) < 1d-13
contains
  real(8) function binomial(p)
    real(8), intent(in) :: p
    integer :: j
    binomial = product([((p - j + 1)/j, j=1, k)])
  end function binomial
end program main
