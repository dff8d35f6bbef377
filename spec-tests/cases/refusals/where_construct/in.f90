subroutine s(x, y)
  real x(3), y(3)
  where (x > 0.0)
    y = x
  elsewhere
    y = -x
  end where
end subroutine s
