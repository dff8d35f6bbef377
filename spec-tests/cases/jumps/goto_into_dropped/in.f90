! A jump leads into an IF, and another into a CASE, in which nothing is left for the derivative: the label stays.
subroutine s(x, y, k)
  real(8) :: x, y, z
  integer :: k
  z = sin(x)
  if (k > 2) go to 90
  if (k > 1) then
    90 continue
  end if
  select case (k)
  case (:0)
    z = z*x
    go to 80
  case default
    80 k = k
  end select
  y = x*z
end subroutine s
