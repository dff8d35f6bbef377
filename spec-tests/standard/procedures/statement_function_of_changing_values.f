! A statement function reads variables of its unit as they are where it is applied, and its arguments hide them.
! standard: 15.6.4
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x(2), y, c, d, s, t
      s(c) = c*d + t
      d = x(1)
      t = 1.0d0
      c = x(2)
      y = s(c*c)
      t = y*x(2)
      d = d*c
      y = y + s(s(x(1)))*c
      end
