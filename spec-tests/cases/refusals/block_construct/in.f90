subroutine s(x, y)
  real x(3), y(3)
  integer i
  do i = 1, 3
    block
      real, allocatable :: t
      t = x(i)
      if (t > 2) cycle
      y(i) = t*t
    end block
  end do
end subroutine s
