      subroutine top(x, y)
      real*8 x, y
      call set(x)
      call use(y)
      call set2(x)
      y = y * x
      end
      subroutine set(x)
      real*8 x
      include 'blk.inc'
      integer i
      do i = 1, n
        w(i) = x * i
      end do
      scale = 2.0
      end
      subroutine set2(x)
      real*8 x
      include 'blk.inc'
      w(1) = w(1)*w(2) + x*scale
      end
      subroutine use(y)
      real*8 y
      include 'blk.inc'
      y = w(1) * w(4) * scale
      w(2) = 0.0
      end
