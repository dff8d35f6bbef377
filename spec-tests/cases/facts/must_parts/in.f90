subroutine s(n, x, y, z)
  integer :: n, i
  real*8 :: x, y, z
  x = 1.0d0
  do i = 1, n
    if (y > 0.0d0) then
      x = x*y
    end if
  end do
  if (z > 0.0d0) then
    x = y
    z = 2.0d0
  end if
end subroutine s
