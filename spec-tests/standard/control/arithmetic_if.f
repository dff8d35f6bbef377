! Arithmetic IF with two labels equal.
! standard: F77 11.4
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y
      y = x
      if (x - 0.5d0) 10, 10, 20
   10 y = x*x
      goto 30
   20 y = sin(x)
   30 y = y*x
      end
