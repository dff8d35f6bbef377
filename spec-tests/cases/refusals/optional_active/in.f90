module m
contains
subroutine s(x, y)
  real(8), optional :: x
  real(8) :: y
  y = 1.0d0
  if (present(x)) y = x**2
end subroutine s
end module m
