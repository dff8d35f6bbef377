! A table that BLOCK DATA fills as a vector and the function reads as a matrix behind a scalar.
! standard: 14.3, 8.10.2.4
! head: f(x)>(y)
! compiles: legacy
      block data tables
      common /tab/ s, a(6)
      double precision s, a
      data s /0.5d0/, (a(i), i = 1, 5, 2) /1.0d0, 3.0d0, 5.0d0/
      data a(2), a(4), a(6) /3*0.25d0/
      end
      subroutine f(x, y)
      double precision x(3), y, s, a(2, 3)
      common /tab/ s, a
      integer i
      y = s
      do 10 i = 1, 3
        y = y*a(1, i) + a(2, i)*x(i)**2*y
   10 continue
      end
