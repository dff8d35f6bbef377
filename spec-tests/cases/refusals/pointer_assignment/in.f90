subroutine s(x, y)
  real, target :: x
  real :: y
  real, pointer :: p
  p => x
  y = p*p
end subroutine s
