function total(a, n)
  integer :: n, i
  double precision :: a(n), total, w
  total = 0.0d0
  do i = 1, n
    w = 2.0d0*i
    total = total + a(i)
  end do
  w = total + w
  if (w > 3) print *, w
end function
