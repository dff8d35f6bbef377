subroutine s(i)
  integer i
  if (i == 1) stop
  if (i == 2) stop 3
  if (i == 3) stop 'text'
  if (i == 4) error stop
  if (i == 5) error stop 'why'
  if (i == 6) error stop 7
  continue
end subroutine s
