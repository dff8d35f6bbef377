! DO 10 I = 1.5 is an assignment; IF (1) = 2 one to an array.
! standard: 6.3.3
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      implicit double precision (a-h, o-z)
      dimension if(3), format(2)
      real*8 if, format
      do 10 i = 1,3
      do 20 j = 1.5
   20 continue
      if (i) = x*i
   10 continue
      format(2) = if(1)*if(3)
      y = format(2) + do20j
      end
