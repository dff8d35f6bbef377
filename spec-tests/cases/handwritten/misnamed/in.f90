!$AD HANDWRITTEN c, xx
subroutine root(c, x)
  real(8), intent(in) :: c
  real(8), intent(out) :: x
  x = c**3
end subroutine
subroutine f(a, y)
  real(8), intent(in) :: a
  real(8), intent(out) :: y
  call root(a, y)
end subroutine
