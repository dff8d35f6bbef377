! DO with a real variable and a fractional step.
! standard: F77 11.10
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y, t
      y = 0d0
      do 10 t = 0.25d0, 1.1d0, 0.25d0
        y = y + t*x**2 + sin(t*x)
   10 continue
      y = y*t
      end
