! Passive reals share storage, in a procedure with active variables.
! standard: 8.10.1
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y, c(2), d
      equivalence (c(2), d)
      c(1) = 3d0
      d = 0.5d0
      y = c(1)*x + c(2)*x*x
      d = 2d0
      y = y*c(2)
      end
