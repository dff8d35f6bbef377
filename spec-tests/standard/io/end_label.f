! END= jumps.
! standard: 12.11
! head: f(x)>(y)
! compiles: legacy
! expect: agrees
      subroutine f(x, y)
      double precision x, y
      character*1 s(1)
      y = x*x
      s(1) = '1'
      read (s, '(i1,/,i1)', end=10, err=10) k, l
      y = 0d0
   10 y = y*x
      end
