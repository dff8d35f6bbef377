! Labels of one unit are none of another's.
! standard: 6.2.5, 19.3
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x(3), y
      y = 0d0
      do 10 i = 1, 3
        call g(x(i), y)
   10 continue
      end
      subroutine g(t, y)
      double precision t, y
      do 10 i = 1, 2
   10 y = y + t*i*y + t
      end
