subroutine s(a, b)
  real a, b
  if (a > b) a = b
  if (a > b) then
    a = 1
  else if (a < b) then
    a = 2
  elseif (a == b) then
    a = 3
  else
    a = 4
  end if
  named: if (a > 1) then
    if (b > 1) exit named
    a = 2
  else named
    a = 3
  endif named
  if (a > 2) stop
end subroutine s
