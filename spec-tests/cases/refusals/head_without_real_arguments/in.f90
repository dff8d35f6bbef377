subroutine s(n)
  integer :: n
  real*8 :: a, b
  common /c/ a, b
  b = n*a
end subroutine s
