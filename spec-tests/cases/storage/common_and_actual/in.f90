! COMMON array reached by an element and by name; both overwrite, other elements
subroutine top(x, y)
  real(8) :: x(4), y
  real(8) :: c(4)
  common /blk/ c
  integer :: i
  do i = 1, 4
    c(i) = x(i)*x(i)
  end do
  call low(c(3), 2, y)
  y = y + c(1)*c(3) + c(4)*c(2)
end subroutine
subroutine low(p, k, y)
  real(8) :: p, y
  integer :: k
  real(8) :: c(4)
  common /blk/ c
  if (k > 1) then
    p = p*p
  end if
  c(1) = c(2)*c(4)
  y = p*c(1)
end subroutine
