subroutine s(x)
  include 'include-line.inc'
  x = declared + 1
end subroutine s
