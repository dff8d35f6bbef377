subroutine s(x, y)
  real(8) :: x, y
  y = atan2(x=x, y=1.0d0)
end subroutine s
