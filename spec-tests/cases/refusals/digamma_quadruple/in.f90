subroutine s(x, y)
  real(16) :: x, y
  y = log_gamma(x)
end subroutine s
