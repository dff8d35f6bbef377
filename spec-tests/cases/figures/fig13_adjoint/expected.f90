subroutine first_b(n, a, ab, x, xb)
  integer :: n
  real :: a(n), x
  real :: ab(n), xb
  xb = 0.0
  xb = xb + sum(ab(:))
  ab(:) = 2.9*ab(:)
end subroutine first_b

subroutine second_b(n, a, ab, b, s, sb, x, xb)
  integer :: n
  real :: a(n), b(n), s, x
  real :: ab(n), sb, xb
  ab = 0.0
  xb = 0.0
  where (b(:) > 0) ab(:) = ab(:) + x*sb
  xb = xb + sb*sum(a(:), mask=b(:) > 0)
end subroutine second_b

subroutine third_b(n, t, a, ab, r, rb)
  integer :: n
  real :: t(n), a(n), r
  real :: ab(n), rb
  rb = 0.0
  rb = rb + 2.0*r*sum(ab(:), mask=t(:) < 0)
  where (t(:) < 0) ab(:) = 0.0
end subroutine third_b

subroutine fourth_b(n, a, ab, c, cb, d, db)
  integer :: n
  real :: a(n), c(0:n - 1), d(n, n)
  real :: ab(n), cb(0:n - 1), db(n, n)
  cb = 0.0
  db = 0.0
  cb(0:n - 1) = cb(0:n - 1) + sum(d(:, :), dim=2)*ab(1:n)
  db(:, :) = db(:, :) + spread(c(0:n - 1)*ab(1:n), 2, size(d(:, :), 2))
  ab(1:n) = 0.0
end subroutine fourth_b
