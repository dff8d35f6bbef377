! SAVE without a list.
! standard: 8.6.14
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      implicit double precision (a-h, o-z)
      save
      t = x*x
      y = t*sin(x)
      end
