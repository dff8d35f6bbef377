function check(j)
  logical check
  integer j
  check = j > 5
end function check

subroutine table21(x)
  real x(0:10), a
  integer i, j
  logical check
  i = 0
  j = 10
  a = 3.14159
  do while (check(j))
    if (max(i, j) > 7) then
      x(i) = j + sin(x(i))
    else
      x(j) = j*cos(x(j)) + a
    end if
    i = i + 1
    j = j - 1
    a = a/2
  end do
end subroutine table21
