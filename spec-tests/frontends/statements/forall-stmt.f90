subroutine s(a, b, n)
  integer n, i, j
  real a(n, n), b(n, n)
  forall (i = 1:n) a(i, i) = b(i, i)
  forall (i = 1:n, j = 1:n:2, i /= j)
    a(i, j) = b(j, i)
    b(i, j) = 0
  end forall
end subroutine s
