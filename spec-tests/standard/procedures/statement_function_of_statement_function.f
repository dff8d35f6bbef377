! A statement function calls an earlier one, with an expression.
! standard: 15.6.4
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      implicit double precision (a-h, o-z)
      sq(u) = u*u
      poly(u) = sq(u + 1d0) - sq(u - 1d0)/u
      y = poly(x*x) - sq(sq(x))
      end
