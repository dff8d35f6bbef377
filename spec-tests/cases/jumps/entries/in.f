C     Entries: each is a subroutine of its own, with the statements from
C     there on; one goes on into the next.
      subroutine first(x, y)
      real*8 x, y, z, w(3)
      integer n, i
      real*8 half
      parameter (half = 0.5d0)
      y = x*x*half
      return
      entry other(n, w)
      do 10 i = 1, n
      if (w(i) .gt. 2d0) w(i) = 2d0
      w(i) = sin(w(i))*half
   10 continue
      return
      entry third(x, z)
      z = x + 1d0
      entry fourth(z)
      z = z*exp(-z*half)
      end
      subroutine top(x, y)
      real*8 x, y, t, v(3)
      call first(x, t)
      call third(t, y)
      v(1) = x
      v(2) = t
      v(3) = y
      call other(3, v)
      call fourth(y)
      y = y + v(1)*v(2)*v(3)
      end
