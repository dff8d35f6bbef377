subroutine s(n, a, b)
  dimension a(n), b(0:n, *)
  dimension :: c(3)
  integer c
end subroutine s
