subroutine s
  integer, parameter :: n = 3
  real a(3), b(2, 2), c, d(10), e(4)
  integer i, j, mask
  character(len=4) t
  complex z
  logical l
  data a /3*1.0/, c /2.5/
  data ((b(i, j), i = 1, 2), j = 1, 2) /4*0.0/, d /n*1.0, 7*-2.5/
  data t, l, z /'ab/c', .true., (1.0, -2.0)/
  data mask /z'ff'/, (e(i), i = 1, 4, 2) /2*1/
  data (e(i), i = 2, 4, 2) /1.0, 2/
end subroutine s
