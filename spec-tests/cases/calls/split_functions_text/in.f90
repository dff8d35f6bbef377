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
  if (n > 1) then
    !$AD CHECKPOINT-START
    !$AD NOCHECKPOINT
    r = r*h(n - 2, t)
    r = r*h(n - 2, r)
    !$AD CHECKPOINT-END
  end if
end function

function last(x)
  implicit none
  real(8) :: last, x, c
  common /blk/ c
  last = sin(x)
  last = last*x*c
end function

subroutine s(x, y)
  implicit none
  real(8) :: x, y, h, last, c
  integer :: i
  common /blk/ c
  external h, last
  !$AD NOCHECKPOINT
  y = h(2, x)*x + h(1, y)
  do i = 1, 2
    !$AD NOCHECKPOINT
    y = sin(y)*h(1, x*y)
  end do
  c = y
  !$AD NOCHECKPOINT
  y = y + last(x)
end subroutine
