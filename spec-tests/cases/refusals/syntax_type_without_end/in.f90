subroutine s(x, y)
  real x, y
  type t
    real a
end subroutine s
