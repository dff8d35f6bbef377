subroutine s1(x, y)
  real(8) :: x(4), y(4), a, sf
  integer :: i
  sf(a) = sum([(a*i, i=1,3)])
  do i = 1, 4
    y(i) = sf(x(i)) + x(i)
  end do
end subroutine
