! A nameless BLOCK DATA, and an active member that is initialised.
! standard: 14.3
! head: f(x)>(y)
! compiles: legacy
      block data
      double precision s
      common /acc/ s
      data s /1d0/
      end
      subroutine f(x, y)
      double precision x, y, s
      common /acc/ s
      s = s*x
      y = s*s
      end
