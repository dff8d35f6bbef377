c$Id: a version of this file
      subroutine f(n, x, y, s)
      integer n, i
      real*8 x(n), y(n), s
c$omp parallel do private(i)
c$omp+ shared(x)
      do i = 1, n
c$      x(i) = 2*x(i)
c$$$    x(i) = 3
*$acc loop
        y(i) = sin(x(i))
        x(i) = 0
      end do
      s = y(1)
      end
