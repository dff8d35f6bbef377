subroutine a
end
pure recursive subroutine b(x, y)
  real, intent(in) :: x
  real, intent(inout) :: y
  y = x
end subroutine b
subroutine c() bind(c, name='cc')
end subroutine
