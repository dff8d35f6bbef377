subroutine g(x, y, i)
  use tables
  implicit real(8) (a-h, o-z)
  square(t) = t*t
  y = factor*square(x) + x
end subroutine g

subroutine h(x, y, i)
  use tables
  implicit real(8) (a-h, o-z)
  ! an element
  table(i) = x*x
  table(2) = table(i)*x
  y = table(2) + table(i)
end subroutine h
