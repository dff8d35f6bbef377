! A block that several statements continue, between other blocks, against one array elsewhere.
! standard: 8.10.2.1
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x(3), y, a, b, c, d, p
      common /one/ a, /two/ p, /one/ b
      common /one/ c, d
      a = x(1)
      b = x(2)*a
      c = x(3)
      d = 1.0d0
      p = x(1)*x(3)
      call turn
      y = a*b + c*d*p
      end
      subroutine turn
      double precision v(4), p, t
      common /two/ p
      common /one/ v
      t = v(1)
      v(1) = v(4)*v(2)
      v(4) = t*sin(v(3))*p
      p = p*v(1)
      end
