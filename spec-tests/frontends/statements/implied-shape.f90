subroutine s
  real, parameter :: a(*) = [1.0, 2.0]
  integer, parameter :: b(0:*) = [3, 4], c(2, 2) = reshape([1, 2, 3, 4], [2, 2])
  print *, a, b, c
end subroutine s
