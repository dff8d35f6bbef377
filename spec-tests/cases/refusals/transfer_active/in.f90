subroutine s(x, y)
  real(8) :: x, y
  integer(8) :: i, j
  i = transfer(x, i)
  j = i
  y = transfer(j, y)
end subroutine
