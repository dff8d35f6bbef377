! BLOCKs that are entered again: memory that is given inside, and arrays whose extents are computed there, are there until the end.
subroutine top(n, x, y)
  integer, intent(in) :: n
  real*8 :: x(n), y(n)
  integer :: i, m
  m = 2
  do i = 1, n
    block
      real*8, allocatable :: t(:)
      real*8 :: u(0:i), s
      if (mod(i, 2) == 0) then
        allocate(t(i))
        t = x(i)**2
        y(i) = sum(t)
      else
        y(i) = x(i)
      end if
      u = x(i)
      do m = 1, i
        if (m == 3) cycle
        u(m) = u(m - 1)*sin(x(m))
      end do
      s = u(i)
      y(i) = y(i)*s
    end block
  end do
  m = n - 1
  block
    real*8 :: w(m, 2)
    w(:, 1) = x(1:m)
    w(:, 2) = w(:, 1)*y(1:m)
    y(1:m) = w(:, 2)*w(:, 1)
  end block
end subroutine top
