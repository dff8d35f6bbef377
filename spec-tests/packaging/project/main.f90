! Compares the adjoint with the tangent and with differences. The exit code says whether they agree.
program main
  implicit none
  real(8) :: k, kd, kb, e, ed, eb, above, below
  k = 0.7d0
  kd = 1
  call loss_d(k, kd, e, ed)
  eb = 1
  call loss_b(k, kb, e, eb)
  call loss(k + 1d-6, above)
  call loss(k - 1d-6, below)
  print *, ed, kb, (above - below)/2d-6
  if (abs(ed - kb) > 1d-13*abs(ed) .or. abs((above - below)/2d-6 - ed) > 1d-8*abs(ed)) error stop 'they disagree'
end program main
