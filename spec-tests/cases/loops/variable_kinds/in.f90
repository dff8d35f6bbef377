subroutine f(x, y, n)
  real*8 :: x(5), y, s
  integer*8 :: n, i
  integer :: j
  integer*8 :: k
  s = 1.0d0
  do i = 1, n, 2
    s = s*x(i) 
    do j = 1_8, n
      s = s + sin(s*x(j))
    end do
    n = n - 1
  end do
  k = 3
  do j = 5, 1, -k
     s = s*x(j) + sin(s)
  end do
  do k = int(s*0) + 5, 1, -2
     s = s*x(k) + sin(s)
  end do
  y = s*i*j
end subroutine f
