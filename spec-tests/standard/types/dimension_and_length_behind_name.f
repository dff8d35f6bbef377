! An array with a length behind its name and bounds.
! standard: legacy
! head: f(x)>(y)
! compiles: legacy
      subroutine f(x, y)
      real*8 x, y, t, u
      character c(2)*3, d*2
      dimension t(2), u(2)
      t(1) = x*x
      t(2) = sin(x)
      u(1) = t(1)*t(2)
      c(2) = 'abcd'
      d = c(2)
      y = u(1)
      if (d .eq. 'ab') y = y*x
      end
