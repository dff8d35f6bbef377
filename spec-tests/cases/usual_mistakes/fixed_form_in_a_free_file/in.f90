c     comment
      subroutine f(x, y)
      real*8 x, y
      y = x*x
     &  + x
      end
