      subroutine f(n, x, y)
      integer n
      include 'n2.inc'
      real*8 x(n), y
      y = real(x(1), 8)*real(n, 8)
      y = y + real(x(1), 8)*real(x(1), 8)*real(x(1), 8)*real(x(1),8)/n2
      end
