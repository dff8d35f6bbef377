      subroutine top(x, y, n)
      double precision x(n), y
      integer n, next, i
      assign 30 to next
      y = 0d0
      i = 1
   20 go to next, (30, 50)
   30 if (x(i) .gt. 0.5d0) assign 50 to next
      y = y + x(i)
      go to 60
   50 y = y*x(i)
   60 i = i + 1
      if (i .le. n) go to 20
      end
