! dotbar adjoint --head 'thomas(a,b,c,d)>(d)' in.f90
! Solves a tridiagonal system in place: the solution stands in d.
subroutine thomas_b(n, a, ab, b, bb, c, cb, d, db)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: a(n), c(n)
  real(8), intent(inout) :: b(n), d(n)
  integer :: i
  real(8) :: w
  real(8) :: ab(n), bb(n), cb(n), db(n), wb, tempb, kept(n), kept0(n), kept1(n)
  ! Adjoint: sets the derivatives of a, b, c, d from those of d, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  call pushreal8array(b(2:n), size(b(2:n)))
  call pushreal8array(d(2:n), size(d(2:n)))
  do i = 2, n
    w = a(i)/b(i - 1)
    kept(i) = w
    b(i) = b(i) - w*c(i - 1)
    d(i) = d(i) - w*d(i - 1)
  end do
  call pushreal8array(kept(2:n), size(kept(2:n)))
  call pushreal8(d(n))
  d(n) = d(n)/b(n)
  call pushreal8array(d(1:n - 1), size(d(1:n - 1)))
  do i = n - 1, 1, -1
    d(i) = (d(i) - c(i)*d(i + 1))/b(i)
  end do
  ab = 0.0d0
  bb = 0.0d0
  cb = 0.0d0
  call popreal8array(kept(1:n - 1), size(kept(1:n - 1)))
  do i = 1, n - 1
    d(i) = kept(i)
    tempb = (1.0d0/b(i))*db(i)
    cb(i) = cb(i) - d(i + 1)*tempb
    db(i + 1) = db(i + 1) - c(i)*tempb
    bb(i) = bb(i) - (d(i) - c(i)*d(i + 1))*(1.0d0/b(i))**2*db(i)
    db(i) = tempb
  end do
  call popreal8(d(n))
  bb(n) = bb(n) - d(n)*(1.0d0/b(n))**2*db(n)
  db(n) = (1.0d0/b(n))*db(n)
  call popreal8array(kept(2:n), size(kept(2:n)))
  call popreal8array(kept1(2:n), size(kept1(2:n)))
  call popreal8array(kept0(2:n), size(kept0(2:n)))
  do i = n, 2, -1
    w = kept(i)
    d(i) = kept1(i)
    wb = -d(i - 1)*db(i)
    db(i - 1) = db(i - 1) - w*db(i)
    b(i) = kept0(i)
    wb = wb - c(i - 1)*bb(i)
    cb(i - 1) = cb(i - 1) - w*bb(i)
    tempb = wb/b(i - 1)
    ab(i) = ab(i) + tempb
    bb(i - 1) = bb(i - 1) - w*tempb
  end do
end subroutine thomas_b
