! A real loop variable that begins at an active value.
! standard: F77 11.10
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y, t
      y = 0d0
      do 10 t = x, x + 1d0, 0.4d0
        y = y + t*t*x
   10 continue
      end
