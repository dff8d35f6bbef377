! Characters and numbers in one block, as old programs have it.
! standard: F77 8.3
! head: f(x)>(y)
! set: c='eight ch'
! compiles: legacy
      subroutine f(x, y)
      double precision x, y, a
      character*8 c
      common /mix/ c, a
      c = 'eight ch'
      a = x
      call g
      y = a
      end
      subroutine g
      double precision a
      character*8 c
      common /mix/ c, a
      if (c(1:5) .eq. 'eight') a = a*a
      end
