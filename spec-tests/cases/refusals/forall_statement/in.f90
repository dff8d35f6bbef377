subroutine s(x, y)
  real x(*), y(3)
  forall (i = 1:3) x(i) = x(4 - i)*2
end subroutine s
