! Blank COMMON may be longer in one unit.
! standard: 8.10.2.5
! head: f(x)>(y)
! compiles: legacy
! expect: agrees
      subroutine f(x, y)
      double precision x, y, a
      common a
      a = x
      call g(y)
      y = y*a
      end
      subroutine g(y)
      double precision y, p, q(2)
      common p, q
      q(1) = p*p
      q(2) = q(1)*p
      y = q(2) + p
      end
