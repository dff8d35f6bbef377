subroutine s(a, b, c, d)
  real a, b, c, d, e, f, g, h, i, j(5)
  intent(in) a
  intent(in out) :: b
  intent(out) c
  optional :: d
  allocatable e(:), h(:, :)
  pointer f(:), i
  target g(3)
  volatile :: j
  asynchronous k
  dimension k(4), l(2, 3)
  save m
  parameter (n = 3, o = 4.5)
  contiguous q
  pointer q(:)
  b = a
  c = n*o
end subroutine s
subroutine t(x) bind(c)
  real x
  value :: x
end subroutine t
