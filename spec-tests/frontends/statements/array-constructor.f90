subroutine s(a, n)
  integer n, i
  real a(6)
  character(len=4) :: names(2)
  a = (/ 1.0, 2.0, 3.0, 4.0, 5.0, 6.0 /)
  a(1:3) = [real :: 1, 2, 3]
  a = [(i*2.0, i = 1, 6)]
  a = [((i + j, i = 1, 2), j = 1, 3)]
  a = [(1.0, i = 1, 5, 2), a(4:6)]
  names = [character(len=4) :: 'a', 'bcd']
end subroutine s
