! An array of four against two arrays of two with other bounds.
! standard: 8.10.2.4
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      implicit double precision (a-h, o-z)
      common /blk/ a(4)
      do 10 i = 1, 4
   10 a(i) = x*i
      call g
      y = a(1)*a(2) + a(3)*a(4)
      end
      subroutine g
      implicit double precision (a-h, o-z)
      common /blk/ p(0:1), q(-1:0)
      p(1) = p(0)*q(-1)
      q(0) = sin(p(1))
      end
