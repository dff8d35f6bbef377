      subroutine f(x, y)
      include 'both.inc'
      include 'sizes.inc'
      real*8 x, y
      integer i
      y = 0
      do i = 1, k
        a(i) = x*b(i)
        y = y + a(i)**2
      end do
      c = y*x
      end
