! dotbar adjoint --head 'f(x)>(y)' in.f90
! The right-hand side is evaluated first: the derivative goes through a variable of its own where storage may be shared.
subroutine f_b(n, k, x, xb, y, yb)
  implicit none
  integer :: n, k(3)
  real(8) :: x(n), y(n), a(0:n), m(n, n)
  real(8) :: xb(n), yb(n), ab(0:n), mb(n, n), tempb(0:n), temp0b(n, n)
  integer :: i
  ! Adjoint: sets the derivatives of x from those of y, which the caller sets.
  ! Derivatives of dependents that are overwritten are left zero; original results are not promised.
  a(0) = x(1)
  a(1:) = x*2
  call pushreal8array(a(2:n), size(a(2:n)))
  a(2:n) = a(1:n - 1)*x(2:n)
  call pushreal8array(a(n:1:-1), size(a(n:1:-1)))
  a(n:1:-1) = a(1:n)
  call pushreal8array(a(k(1):k(2)), size(a(k(1):k(2))))
  a(k(1):k(2)) = a(k(3):k(3) + k(2) - k(1))*a(k(1):k(2))
  m = spread(a(1:), 2, n)
  call pushreal8array(m(:, 2), size(m(:, 2)))
  m(:, 2) = m(:, 1)*m(:, 2)
  call pushreal8array(m(2:, :), size(m(2:, :)))
  m(2:, :) = m(:n - 1, :)*2 + m(2, 2)
  call pushreal8array(a(1:), size(a(1:)))
  a(1:) = a(1:)*a(3) + sum(a)
  xb = 0.0d0
  ab = 0.0d0
  mb = 0.0d0
  ab(1:) = ab(1:) + sum(m, 2)*yb
  tempb(1:) = a(1:)*yb
  do i = 1, size(mb, 2)
    mb(:, i) = mb(:, i) + tempb(1:)
  end do
  yb = 0.0d0
  call popreal8array(a(1:), size(a(1:)))
  tempb(1:) = ab(1:)
  ab(1:) = a(3)*tempb(1:)
  ab(3) = ab(3) + sum(a(1:)*tempb(1:))
  ab = ab + sum(tempb(1:))
  call popreal8array(m(2:, :), size(m(2:, :)))
  temp0b(2:, :) = mb(2:, :)
  mb(2:, :) = 0.0d0
  mb(:n - 1, :) = mb(:n - 1, :) + 2*temp0b(2:, :)
  mb(2, 2) = mb(2, 2) + sum(temp0b(2:, :))
  call popreal8array(m(:, 2), size(m(:, 2)))
  mb(:, 1) = mb(:, 1) + m(:, 2)*mb(:, 2)
  mb(:, 2) = m(:, 1)*mb(:, 2)
  ab(1:) = ab(1:) + sum(mb, 2)
  call popreal8array(a(k(1):k(2)), size(a(k(1):k(2))))
  tempb(k(1):k(2)) = ab(k(1):k(2))
  ab(k(1):k(2)) = 0.0d0
  ab(k(3):k(3) + k(2) - k(1)) = ab(k(3):k(3) + k(2) - k(1)) + a(k(1):k(2))*tempb(k(1):k(2))
  ab(k(1):k(2)) = ab(k(1):k(2)) + a(k(3):k(3) + k(2) - k(1))*tempb(k(1):k(2))
  call popreal8array(a(n:1:-1), size(a(n:1:-1)))
  tempb(n:1:-1) = ab(n:1:-1)
  ab(n:1:-1) = 0.0d0
  ab(1:n) = ab(1:n) + tempb(n:1:-1)
  call popreal8array(a(2:n), size(a(2:n)))
  tempb(2:n) = ab(2:n)
  ab(2:n) = 0.0d0
  ab(1:n - 1) = ab(1:n - 1) + x(2:n)*tempb(2:n)
  xb(2:n) = xb(2:n) + a(1:n - 1)*tempb(2:n)
  xb = xb + 2*ab(1:)
  ab(1:) = 0.0d0
  xb(1) = xb(1) + ab(0)
end subroutine f_b
