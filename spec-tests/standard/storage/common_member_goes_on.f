! A member is passed as an array that goes on into the next member.
! standard: 15.5.2.11, 8.10.2.2
! head: f(x)>(y)
! compiles: legacy
! expect: refused: an array that goes on into the next member
      subroutine f(x, y)
      double precision x, y, a(2), b(2)
      common /blk/ a, b
      a(1) = x
      a(2) = x*x
      b(1) = sin(x)
      b(2) = cos(x)
      call g(a, y)
      end
      subroutine g(p, y)
      double precision p(4), y
      y = p(1)*p(3) + p(2)*p(4)
      end
