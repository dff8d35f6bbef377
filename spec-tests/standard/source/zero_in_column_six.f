! A 0 in column 6 begins a statement.
! standard: 6.3.3.3
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      double precision x, y
     0y = x*x
     1*x
     0end
