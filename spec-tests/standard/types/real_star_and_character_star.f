! Lengths by a star: REAL*8, INTEGER*2, LOGICAL*1, CHARACTER*4, and behind a name.
! standard: legacy
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      real*8 x, y
      integer*2 k
      logical*1 l
      character*4 c, d*2
      real*8 t(3)
      k = 2
      l = .true.
      c = 'ab'
      d = c
      t(k) = x
      if (l) t(k) = t(k)*t(k)
      if (d .eq. 'ab') y = sin(t(k))
      end
