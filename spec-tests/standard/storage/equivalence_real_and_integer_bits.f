! A passive real over an integer: the bits are tested.
! standard: 8.10.1
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y
      real r
      integer k
      equivalence (r, k)
      r = 1.0
      y = x
      if (k .ne. 0) y = y*x
      r = 0.0
      if (k .eq. 0) y = y*2d0
      end
