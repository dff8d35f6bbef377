subroutine s1(x, y)
  real(8) :: x(4), y(4)
  integer :: i, j
  j = 2
  associate (i => j, e => x(2))
    y = [(x(j)*e*i, j=1,4)]
  end associate
end subroutine
