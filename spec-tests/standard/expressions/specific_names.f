! Specific names of intrinsics of old programs.
! standard: 16.8
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y
      y = dsin(x)*dsqrt(x) + dexp(-x)*dabs(-x) + dmax1(x, 0.01d0, x**2)
      y = y + dsign(x, -1d0) + datan2(x, 2d0) + dble(float(3))*x
     &  + dmod(5d0*x, 3d0) + dfloat(idint(2.5d0))*x
      end
