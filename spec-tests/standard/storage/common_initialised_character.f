! A character member of COMMON with DATA in BLOCK DATA decides.
! standard: 14.3
! head: f(x)>(y)
! compiles: legacy
      block data
      character*3 c
      common /txt/ c
      data c /'sin'/
      end
      subroutine f(x, y)
      double precision x, y
      character*3 c
      common /txt/ c
      y = x
      if (c .eq. 'sin') y = sin(x)
      end
