subroutine s
  common a, b(3) /x/ c, d(2, 2) // e
  common /y/ f, /z/ g, h
  integer d, h
end subroutine s
