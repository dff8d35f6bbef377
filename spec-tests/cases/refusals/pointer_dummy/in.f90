module m
contains
subroutine s(x, y)
  real(8), pointer :: x(:)
  real(8) :: y
  y = x(1)**2
end subroutine s
end module m
