! A matrix in one unit is a vector in another: column by column.
! standard: 8.10.2.4, 9.5.3.2
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x(3), y, a(2, 3)
      common /mat/ a
      integer i
      do 10 i = 1, 3
        a(1, i) = x(i)
        a(2, i) = x(i)**2
   10 continue
      call g(y)
      end
      subroutine g(y)
      double precision y, v(6)
      common /mat/ v
      y = v(1)*v(4) + v(2)*v(5) - v(6)*v(3)
      end
