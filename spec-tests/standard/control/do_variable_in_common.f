! The loop variable is in COMMON; the callee reads it there.
! standard: 11.1.7.4.3, 8.10.2.4
! head: f(x)>(y)
! compiles: legacy
! set: i=1
      subroutine f(x, y)
      double precision x(3), y
      common /cnt/ i
      y = 1d0
      do 10 i = 1, 3
        call g(x, y)
   10 continue
      y = y*i
      end
      subroutine g(x, y)
      double precision x(3), y
      common /cnt/ k
      y = y*x(k) + k
      end
