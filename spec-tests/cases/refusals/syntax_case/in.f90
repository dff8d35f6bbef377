subroutine s(x, y)
  real x, y
  select case (i)
  case 1
  end select
end subroutine s
