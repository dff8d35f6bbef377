subroutine s(x, y)
  real x, y
  end if
end subroutine s
