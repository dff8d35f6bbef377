! The refusal comes of the last procedure, which may be another process's.
subroutine first(x, y)
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  y = y*sin(x)
  call last(x, y)
end subroutine first

subroutine middle(x, y)
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  y = y + cos(x)*y
end subroutine middle

subroutine last(x, y)
  real(8), intent(in) :: x
  real(8), intent(inout) :: y
  call middle(x, y)
  y = x**y
end subroutine last
