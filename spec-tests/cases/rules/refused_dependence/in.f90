! The refusal comes of the last procedure, which may be another process's alone, and only the equations ask for it.
subroutine first(x, y)
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  call middle(x, y)
  y = y*sin(x)
end subroutine first

subroutine middle(x, y)
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  y = y + cos(x)*y
end subroutine middle

subroutine last(x, y)
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  real(8) :: z
  z = x**y
  y = y*x
end subroutine last
