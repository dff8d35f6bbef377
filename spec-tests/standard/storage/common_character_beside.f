! A character block beside a numeric one.
! standard: 8.10.2.1
! head: f(x)>(y)
! compiles: legacy
! set: what='sine'
      subroutine f(x, y)
      double precision x, y
      character*4 what
      common /texts/ what
      what = 'sine'
      call g(x, y)
      end
      subroutine g(x, y)
      double precision x, y
      character*1 w(4)
      common /texts/ w
      y = x
      if (w(1) .eq. 's') y = sin(x)
      end
