! Independents and dependents are members of COMMON; one is both.
! standard: 8.10.2.4
! head: f(a,b)>(b,c)
! compiles: legacy
      subroutine f
      implicit double precision (a-h, o-z)
      common /blk/ a, b(2), c
      c = a*b(1)
      b(2) = b(2)*c
      b(1) = sin(b(2))
      end
