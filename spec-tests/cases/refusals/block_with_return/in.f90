subroutine s(x, y)
  real x(3), y(3)
  integer n, i
  n = 1
  do i = 1, 2
    block
      real, allocatable :: w(:)
      allocate(w(n))
      if (n > 1) return
    end block
  end do
  y = 0.0
  y(1) = x(1)
end subroutine s
