! BLOCK DATA initialises members of named COMMON, arrays in part.
! standard: 14.3
! head: f(x)>(y)
! compiles: legacy
      block data init
      implicit double precision (a-h, o-z)
      common /cst/ c(3), d
      data c(1) /2d0/, c(3) /-1d0/, d /0.5d0/
      end
      subroutine f(x, y)
      implicit double precision (a-h, o-z)
      common /cst/ c(3), d
      c(2) = x
      y = c(1)*c(2) + c(3)*d*x**2
      end
