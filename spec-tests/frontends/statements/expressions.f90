subroutine s(a, b, c, l, m, t, i)
  real a, b, c
  logical l, m
  character(len=9) t
  integer i
  a = -b**2**c + (-b)*c/(a - b) - (b - (c - a))
  a = +b - (-c)
  l = a == b .or. .not. (a /= b .and. a < c) .eqv. m .neqv. (a >= b)
  l = a .lt. b .and. b .le. c .or. a .gt. c .or. a .ge. c .or. a .eq. c .or. a .ne. b
  t = t//'x'//"it's"
  i = 1_4 + int(z'ff') + ior(b'101', 3) + int(o'17') + int(z"1F")
  a = 1.5 + 1.e3 + .5d0 + 2d-3 + 1.0_8 + 3.
  l = .true._4 .or. .false.
  a = max(b, c, a) + sum([b, c], mask=[l, m])
  if (i == 1 .and. 1.eq.i) a = 1.0
end subroutine s
