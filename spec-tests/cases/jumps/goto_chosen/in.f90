! Arithmetic IF and computed GOTO are choices.
subroutine s(k, x, y)
  implicit none
  integer, intent(in) :: k
  real(8), intent(in) :: x
  real(8), intent(out) :: y
  y = x
  if (nint(4.0d0*x) - 2) 10, 20, 30
10 y = y*y
  goto 40
20 y = sin(y)
  goto 40
30 y = y + 1.0d0
40 continue
  goto (60, 50, 60), k
  y = y*x*2.0d0
  goto 70
50 y = cos(y)
60 y = y*y*x
70 if (y) 80, 80, 90
80 y = y*3.0d0
90 if (k - 2) 100, 110, 100
100 y = y*x
110 y = y*4.0d0
end subroutine s
