subroutine f(n, x, y)
  integer :: n, i
  integer(1) :: k(3), m
  integer(2) :: l
  logical(1) :: q
  real(8) :: x(n), y
  m = 1
  l = 2
  q = .true.
  do i = 1, 3
    k(i) = int(i,1)
    k(m) = 1_1
    x(l) = x(k(m))*x(l)*x(m)
    m = 2_1
    if (q) x(1) = x(1)*x(2)
    q = .false.
    l = 3_2
  end do
  y = x(1)*x(2)+x(3)
end subroutine
