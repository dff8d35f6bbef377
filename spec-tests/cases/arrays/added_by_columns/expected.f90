! dotbar adjoint --head 'm%f(a,x,z)>(y)' in.f90
module m_b
  use m
contains
  subroutine f_b(n, k, a, ab, x, xb, z, zb, y, yb)
    integer, intent(in) :: n, k
    real(8), intent(in) :: a(0:n - 1, k), x(k), z(n, k, 2)
    real(8), intent(inout) :: y(n)
    real(8) :: b(n, k), s(k), c(n), d(k, 2)
    real(8) :: ab(0:n - 1, k), xb(k), zb(n, k, 2), yb(n), bb(n, k), sb(k), cb(n), db(k, 2), &
        tempb(k), temp0b(n), temp1b(n, k)
    integer :: i, i0
    ! Adjoint: sets the derivatives of a, x, z from those of y, which the caller sets.
    ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
    y = matmul(a, x) + matmul(z(:, :, 2), sin(x))
    b = a + 1
    s = sum(b*b, dim=1)
    c = sum(b, dim=2)
    d = sum(z*spread(b, 3, 2), dim=1)
    y = y + matmul(b, s) + c*sum(d) + maxval(b, dim=2)
    call pushreal8array(b(:, 1), size(b(:, 1)))
    b(:, 1) = sum(b, dim=2)
    call pushreal8array(b, size(b))
    b = spread(b(:, 2), 2, k)*a
    ab = 0.0d0
    xb = 0.0d0
    zb = 0.0d0
    bb = 0.0d0
    sb = 0.0d0
    cb = 0.0d0
    db = 0.0d0
    temp0b = yb
    yb = temp0b
    sb = sb + matmul(transpose(b), temp0b)
    do i = 1, size(bb, 2)
      bb(:, i) = bb(:, i) + s(i)*temp0b
    end do
    do i0 = 1, size(ab, 2)
      ab(:, i0) = ab(:, i0) + temp0b(i0)*y
    end do
    yb = yb + matmul(temp0b, transpose(a))
    call popreal8array(b, size(b))
    temp1b = bb
    bb = 0.0d0
    bb(:, 2) = bb(:, 2) + sum(a*temp1b, 2)
    do i = 1, size(ab, 2)
      ab(:, i) = ab(:, i) + b(:, 2)*temp1b(:, i)
    end do
    call popreal8array(b(:, 1), size(b(:, 1)))
    temp0b = bb(:, 1)
    bb(:, 1) = 0.0d0
    do i = 1, size(bb, 2)
      bb(:, i) = bb(:, i) + temp0b
    end do
    do i = 1, size(bb, 2)
      bb(:, i) = bb(:, i) + yb*s(i)
    end do
    sb = sb + matmul(yb, b)
    cb = cb + sum(d)*yb
    db = db + sum(c*yb)
    where (b >= spread(maxval(b, dim=2), 2, size(b, 2)))
      bb = bb + spread(yb/max(count(b >= spread(maxval(b, dim=2), 2, size(b, 2)), 2), 1), 2, &
          size(b, 2))
    end where
    do i = 1, size(zb, 3)
      do i0 = 1, size(zb, 2)
        zb(:, i0, i) = zb(:, i0, i) + b(:, i0)*db(i0, i)
      end do
    end do
    bb = bb + sum(z*spread(db, 1, size(z, 1)), 3)
    do i = 1, size(bb, 2)
      bb(:, i) = bb(:, i) + cb
    end do
    do i = 1, size(bb, 2)
      bb(:, i) = bb(:, i) + 2.0d0*b(:, i)*sb(i)
    end do
    ab = ab + bb
    do i = 1, size(ab, 2)
      ab(:, i) = ab(:, i) + yb*x(i)
    end do
    xb = xb + matmul(yb, a)
    tempb = sin(x)
    do i0 = 1, size(zb(:, :, 2), 2)
      zb(:, i0, 2) = zb(:, i0, 2) + yb*tempb(i0)
    end do
    xb = xb + cos(x)*matmul(yb, z(:, :, 2))
    yb = 0.0d0
  end subroutine f_b
end module m_b
