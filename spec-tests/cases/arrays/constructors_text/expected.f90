! dotbar adjoint --head 'f(x)>(y)' in.f90
! Array constructors: scalars, sections, constructors in constructors; of passive parts the derivative has as many zeros.
subroutine f_b(n, x, xb, y, yb)
  implicit none
  integer :: n
  real(8) :: x(n), y(n), a(3), b(n + 2), p(2)
  real(8) :: xb(n), yb(n), ab(3), bb(n + 2), tempb(n + 2), temp0b, temp1b(3)
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  p = [0.5d0, 1.5d0]
  a = [x(1)*x(2), 2.0d0, sin(x(n))]
  b = [p, x*a(1)]
  call pushreal8array(b(:n), size(b(:n)))
  b(:n) = [x(2:n), a(2)*x(1)]*b(3:)
  y = reshape([a, b(1), b(2:n - 2)], [n])*sum([x(1), 3*x(2)]) + maxval([x(3), x(1:2)])
  call pushreal8array(a, size(a))
  a = a(3:1:-1)*[[x(1), p(1)], dot_product([x(1), x(2)], p)]
  xb = 0.0d0
  ab = 0.0d0
  bb = 0.0d0
  ab = ab + y(1:3)*yb(1:3)
  yb(1:3) = a*yb(1:3)
  call popreal8array(a, size(a))
  temp1b = ab
  ab = 0.0d0
  ab(3:1:-1) = ab(3:1:-1) + [[x(1), p(1)], dot_product([x(1), x(2)], p)]*temp1b
  xb(1) = xb(1) + sum(reshape(eoshift(reshape(eoshift(a(3:1:-1)*temp1b, 0), shape([x(1), p(1)])), &
      0), [1]))
  xb(1) = xb(1) + p(1)*(a(3 + (size([x(1), p(1)]) + 1 - 1)*(-1))*temp1b(size([x(1), p(1)]) + 1))
  xb(2) = xb(2) + p(2)*(a(3 + (size([x(1), p(1)]) + 1 - 1)*(-1))*temp1b(size([x(1), p(1)]) + 1))
  ab = ab + reshape(eoshift(reshape(sum([x(1), 3*x(2)])*yb, shape([a, b(1), b(2:n - 2)]), &
      [0.0d0]), 0), shape(a))
  bb(1) = bb(1) + sum(reshape(eoshift(reshape(sum([x(1), 3*x(2)])*yb, shape([a, b(1), b(2:n - &
      2)]), [0.0d0]), size(a)), [1]))
  bb(2:n - 2) = bb(2:n - 2) + reshape(eoshift(reshape(sum([x(1), 3*x(2)])*yb, shape([a, b(1), &
      b(2:n - 2)]), [0.0d0]), size(a) + 1), shape(b(2:n - 2)))
  xb(1) = xb(1) + sum(reshape([a, b(1), b(2:n - 2)], [n])*yb)
  xb(2) = xb(2) + 3*sum(reshape([a, b(1), b(2:n - 2)], [n])*yb)
  xb(3) = xb(3) + sum(reshape(eoshift(merge(sum(yb)/max(count([x(3), x(1:2)] >= maxval([x(3), &
      x(1:2)])), 1), 0.0d0, [x(3), x(1:2)] >= maxval([x(3), x(1:2)])), 0), [1]))
  xb(1:2) = xb(1:2) + reshape(eoshift(merge(sum(yb)/max(count([x(3), x(1:2)] >= maxval([x(3), &
      x(1:2)])), 1), 0.0d0, [x(3), x(1:2)] >= maxval([x(3), x(1:2)])), 1), shape(x(1:2)))
  yb = 0.0d0
  call popreal8array(b(:n), size(b(:n)))
  tempb(:n) = bb(:n)
  bb(:n) = 0.0d0
  xb(2:n) = xb(2:n) + reshape(eoshift(b(3:)*tempb(:n), 0), shape(x(2:n)))
  temp0b = b(size(x(2:n)) + 1 + 2)*tempb(size(x(2:n)) + 1)
  ab(2) = ab(2) + x(1)*temp0b
  xb(1) = xb(1) + a(2)*temp0b
  bb(3:) = bb(3:) + [x(2:n), a(2)*x(1)]*tempb(:n)
  xb = xb + a(1)*reshape(eoshift(bb, size(p)), shape(x))
  ab(1) = ab(1) + sum(x*reshape(eoshift(bb, size(p)), shape(x)))
  xb(1) = xb(1) + x(2)*ab(1)
  xb(2) = xb(2) + x(1)*ab(1)
  xb(n) = xb(n) + cos(x(n))*ab(3)
end subroutine f_b
