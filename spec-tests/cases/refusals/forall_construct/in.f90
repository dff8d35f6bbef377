subroutine s(x, y)
  real x(3), y(3)
  forall (i = 1:3)
    y(i) = x(i)*2
  end forall
end subroutine s
