! dotbar adjoint --head 'f(a,b,c,d)>(y)' in.f90
subroutine f_b(n, a, ab, b, bb, c, cb, d, db, y, yb)
  integer, intent(in) :: n
  real(8) :: a(n), b(n), c(n), d(n), y(n)
  real(8) :: ab(n), bb(n), cb(n), db(n), yb(n)
  ! Adjoint: sets the derivatives of a, b, c, d from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  ab = 0.0d0
  bb = 0.0d0
  cb = 0.0d0
  db = 0.0d0
  call g_b(n, a, ab, b, bb, c, cb, d, db, y, yb)
end subroutine f_b

subroutine g_b(n, a, ab, b, bb, c, cb, d, db, y, yb)
  integer, intent(in) :: n
  real(8) :: a(*), b(*), c(*), d(*), y(*)
  real(8) :: ab(*), bb(*), cb(*), db(*), yb(*)
  ab(1:n) = ab(1:n) + b(1:n)*(c(1:n)*(d(1:n)*(a(1:n)*(b(1:n)*(c(1:n)*(d(1:n)*(b(1:n)*yb(1:n))))))))
  bb(1:n) = bb(1:n) + a(1:n)*(c(1:n)*(d(1:n)*(a(1:n)*(b(1:n)*(c(1:n)*(d(1:n)*(b(1:n)*yb(1:n))))))))
  cb(1:n) = cb(1:n) + a(1:n)*b(1:n)*(d(1:n)*(a(1:n)*(b(1:n)*(c(1:n)*(d(1:n)*(b(1:n)*yb(1:n)))))))
  db(1:n) = db(1:n) + a(1:n)*b(1:n)*c(1:n)*(a(1:n)*(b(1:n)*(c(1:n)*(d(1:n)*(b(1:n)*yb(1:n))))))
  ab(1:n) = ab(1:n) + a(1:n)*b(1:n)*c(1:n)*d(1:n)*(b(1:n)*(c(1:n)*(d(1:n)*(b(1:n)*yb(1:n)))))
  bb(1:n) = bb(1:n) + a(1:n)*b(1:n)*c(1:n)*d(1:n)*a(1:n)*(c(1:n)*(d(1:n)*(b(1:n)*yb(1:n))))
  cb(1:n) = cb(1:n) + a(1:n)*b(1:n)*c(1:n)*d(1:n)*a(1:n)*b(1:n)*(d(1:n)*(b(1:n)*yb(1:n)))
  db(1:n) = db(1:n) + a(1:n)*b(1:n)*c(1:n)*d(1:n)*a(1:n)*b(1:n)*c(1:n)*(b(1:n)*yb(1:n))
  bb(1:n) = bb(1:n) + a(1:n)*b(1:n)*c(1:n)*d(1:n)*a(1:n)*b(1:n)*c(1:n)*d(1:n)*yb(1:n)
  yb(1:n) = 0.0d0
end subroutine g_b
