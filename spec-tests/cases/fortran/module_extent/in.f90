module sizes
  integer :: n, w
end module sizes

subroutine caller(x, y)
  use sizes
  real(8) :: x(4), y
  n = 4
  w = 3
  call work(x, y)
  n = 2
  w = 1
end subroutine caller

subroutine work(x, y)
  use sizes
  real(8) :: x(n), y, t(n)
  character(len=w) :: word
  integer :: i
  word = 'abc'
  do i = 1, 4
    t(i) = x(i)*x(i)
  end do
  if (word == 'abc') y = t(1)*t(4) + t(2)*t(3)
end subroutine work
