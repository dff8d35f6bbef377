! EQUIVALENCE of integers that steer; nothing active shares storage.
! standard: 8.10.1
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x(3), y
      integer i, j, k(3)
      equivalence (k(2), j), (i, k(1))
      k(3) = 1
      i = 3
      j = 2
      y = x(k(1))*x(k(2))**k(3)
      k(2) = 1
      y = y*x(j)
      end
