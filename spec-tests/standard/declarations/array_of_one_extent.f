! FORTRAN 66 style: x(1) is declared, and indexed by a variable up to n.
! standard: legacy
! head: f(x)>(y)
! set: n=1
! compiles: legacy
      subroutine f(n, x, y)
      integer n, i
      real*8 x(1), y
      y = 0d0
      do 10 i = 1, n
        y = y + x(i)*x(i)
   10 continue
      end
