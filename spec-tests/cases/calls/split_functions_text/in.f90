recursive function h(n, x) result(r)
  implicit none
  integer :: n
  real(8) :: x, r, t
  t = x*x
  r = sin(t)
  t = t*r
  if (n > 0) then
    !$AD NOCHECKPOINT
    r = h(n - 1, 2*x)*t
  end if
  if (n > 1) r = r*h(n - 2, t)
end function

function last(x)
  implicit none
  real(8) :: last, x
  last = sin(x)
  last = last*x
end function

subroutine s(x, y)
  implicit none
  real(8) :: x, y, h, last
  external h, last
  !$AD NOCHECKPOINT
  y = h(2, x)*x + h(1, y)
  y = sin(y)
  !$AD NOCHECKPOINT
  y = y + last(x)
end subroutine
