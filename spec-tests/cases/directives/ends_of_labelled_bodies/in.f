      subroutine f(n, x, y)
      integer n, i
      real*8 x(n), y
      do 10 i = 1, n
        x(i) = x(i)*x(i)
c$AD CHECKPOINT-START
        x(i) = x(i)*x(i)*y
        x(i) = sin(x(i))
c$AD CHECKPOINT-END
 10   continue
      y = x(1)*x(2)
      if (n .gt. 3) then
c$AD CHECKPOINT-START
        y = y*y
c$AD CHECKPOINT-END
      else if (n .gt. 2) then
c$AD CHECKPOINT-START
        y = y*y*y
c$AD CHECKPOINT-END
      endif
      end
