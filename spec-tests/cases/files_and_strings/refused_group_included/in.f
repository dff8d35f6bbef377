c     The group stands in a file that is included.
      subroutine top(x, y)
      real*8 x, y
      include 'params.inc'
      a = x
      read (5, given)
      y = a*b
      end
