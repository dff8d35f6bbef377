! PARAMETER behind the declaration, with arithmetic of several types.
! standard: 8.6.11
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      implicit double precision (a-h, o-z)
      parameter (pi = 3.14159265358979d0, half = pi/2)
      parameter (n = 7/2, m = -n**2)
      dimension t(n)
      t(n) = x*half
      y = sin(t(n)) + m*x
      end
