! How far single precision is off, by double precision, and the bound.
program main
  use rounding, only: bound
  implicit none
  integer, parameter :: n = 12, trials = 1000
  real :: x(n), xb(n), y, yb, ratio, largest
  double precision :: exact, xd(n)
  integer :: k, i, beyond
  integer(8) :: seed
  seed = 1
  beyond = 0
  largest = 0
  do k = 1, trials
    do i = 1, n
      seed = modulo(1103515245*seed + 12345, 2147483648_8)
      x(i) = 0.5 + real(seed/65536)/32768
    end do
    xd = x
    call series(n, x, y)
    call reference(n, xd, exact)
    bound = 0
    yb = 1
    call series_b(n, x, xb, y, yb)
    ratio = real(abs(y - exact))/(bound*epsilon(y)/2)
    if (ratio > 1) beyond = beyond + 1
    largest = max(largest, ratio)
  end do
  print '(i0, a, i0, a, l1)', beyond, ' of ', trials, ' errors are beyond their bound, one is a tenth of it: ', largest > 0.1
end program main
