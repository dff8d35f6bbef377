! The Jacobian with a direction for each column, and with as few as its pattern allows.
program main
  use diffsizes, only: nbdirsmax
  implicit none
  integer, parameter :: n = nbdirsmax
  real(8) :: u(n), r(n), ud(nbdirsmax, n), whole(nbdirsmax, n), few(nbdirsmax, n), pattern(nbdirsmax, n)
  integer :: colours(n), k, i, nbdirs
  u = [(0.5d0 + 0.01d0*k, k=1, n)]
  call residual_j(n, u, ud, r, whole, nbdirs, [(k, k=1, n)])
  ud = 0
  do k = 1, n
    ud(k, k) = 1
  end do
  call residual_pattern(n, u, ud, r, pattern, n)  ! pattern(k, i): r(i) may depend on u(k)
  do k = 1, n  ! the first colour that no column before has which meets column k in a row
    colours(k) = 1
    do while (any([(colours(i) == colours(k) .and. any(pattern(i, :)*pattern(k, :) /= 0), i=1, k - 1)]))
      colours(k) = colours(k) + 1
    end do
  end do
  ud = 1  ! it need not be zero: the procedure seeds it
  call residual_j(n, u, ud, r, few, nbdirs, colours)
  ud = 0
  do k = 1, n
    where (pattern(k, :) /= 0) ud(k, :) = few(colours(k), :)
  end do
  print '(i0, a, i0, a, es7.1)', n, ' columns, ', nbdirs, ' directions, largest difference ', maxval(abs(ud - whole))
end program main
