! TAP figure 13: array operations.
subroutine first(n, a, x)
  integer :: n
  real :: a(n), x
  a(:) = 2.9*a(:) + x
end subroutine first
subroutine second(n, a, b, s, x)
  integer :: n
  real :: a(n), b(n), s, x
  s = s + sum(a(:)*x, mask=b(:) > 0)
end subroutine second
subroutine third(n, t, a, r)
  integer :: n
  real :: t(n), a(n), r
  where (t(:) < 0) a(:) = r*r
end subroutine third
subroutine fourth(n, a, c, d)
  integer :: n
  real :: a(n), c(0:n - 1), d(n, n)
  a(1:n) = c(0:n - 1)*sum(d(:, :), dim=2)
end subroutine fourth
