subroutine lg(x, y)
  real(8) x, y
  y = log_gamma(x)*x
end subroutine
