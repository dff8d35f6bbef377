! LOGICAL*4 and LOGICAL with DATA.
! standard: legacy
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y
      logical*4 a
      logical b(2)
      data a, b /.true., .false., .true./
      y = x
      if (a .and. b(2)) y = y*x
      if (b(1)) y = 0
      end
