subroutine s(x, y)
  integer k
  real(8) x, y
  logical verbose
  k = 1
  print *, 'k before', k
  k = 2
  verbose = x > 0
  if (verbose) then
    print *, 'verbose', k
  end if
  k = 3
  y = k*x
end subroutine
