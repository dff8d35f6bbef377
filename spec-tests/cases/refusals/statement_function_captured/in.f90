! The conversion that the function stands for cannot be written: its name is the program's own.
subroutine head(x, y)
  real(8) :: x, y, real, f
  integer :: k
  real(4) :: c
  f(k) = c*k
  c = 0.5
  real = 3
  y = f(2)*x*real
end subroutine head
