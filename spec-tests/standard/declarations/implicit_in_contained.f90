! A contained procedure has its host's IMPLICIT unless it has its own.
! standard: 8.7
! head: m%f(x)>(y)
module m
  implicit real(8) (a-h, o-z)
contains
  subroutine f(x, y)
    t = x*x
    call g(t, y)
  end subroutine f
  subroutine g(p, q)
    implicit real(8) (p-q), integer (a-b)
    a = 2.9
    q = p*a + p
  end subroutine g
end module m
