! A statement function of integer type truncates.
! standard: 15.6.4
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      implicit double precision (a-h, o-z)
      double precision n
      integer trunc
      trunc(u) = u*10d0 + 1d0
      half(k) = k/2
      n = x
      y = trunc(x)*n + half(5)*x
      end
