! The same line is an assignment to an element where the name is an array.
! standard: 15.6.4
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      implicit double precision (a-h, o-z)
      dimension q(3)
      i = 2
      q(i) = x*x
      y = q(2)*x
      end
