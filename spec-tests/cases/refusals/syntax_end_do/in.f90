subroutine s(x, y)
  real x, y
  end do
end subroutine s
