subroutine s(a, t, n)
  integer n, idx(3)
  real a(10, 10)
  character(len=10) t, u(4)
  complex z
  a(1, :) = a(:, 2)
  a(2:5, 1:10:3) = 0
  a(idx, 3) = 1.0
  a(::2, n:) = a(::2, :n)
  t(2:3) = 'ab'
  t(:4) = t(5:)
  u(2)(1:3) = u(1)(:3)
  u(3) = 'abc'(1:2)
  a(idx([1, 2]), 1) = 2
  z = (1.0, 2.0)
end subroutine s
