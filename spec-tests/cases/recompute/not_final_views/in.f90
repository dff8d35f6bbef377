subroutine views(n, x, y)
  integer :: n, i
  real(8) :: x, y, w(8), v(8)
  equivalence (w(2), v)
  w = 1.5d0
  do i = 1, n
    y = y + x*w(i)
    v(1) = v(1)*0.5d0
    v(2) = v(2) + 0.25d0*i
  end do
end subroutine views
