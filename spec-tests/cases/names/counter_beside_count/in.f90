! The variable that counts the trips would be called count, like the function that the derivative of a product applies.
subroutine f(n, x, y)
  integer :: n, k
  real(8) :: x(n), y
  y = 1.0d0
  k = 0
  do while (k < n)
    k = k + 1
    y = y*product(1.5d0 + x(1:k))
  end do
end subroutine
