subroutine s(x, y)
  real x(3), y(3)
  select type (x)
  type is (real)
    y(1) = x(1)
  end select
end subroutine s
