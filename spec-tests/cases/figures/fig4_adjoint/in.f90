subroutine t1(a)
  real a(10), w
  integer jj
  common /param/ jj, w
  a(jj) = a(jj)*w
  w = sin(w)*a(1)
end subroutine t1
