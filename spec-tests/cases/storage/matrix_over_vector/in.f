C     Matrices that lie over a vector by EQUIVALENCE: their elements are elements of it.
      subroutine top(n, x, y)
      integer n, i, j, ip(4)
      real*8 x(4), y, c(2, 2), cv(4), s, d(0:1, 2:3), big
      equivalence (c(1, 1), cv(1)), (d(0, 2), cv(1))
      data ip / 4, 2, 3, 1 /
      c(1, 1) = x(1)*x(2)
      c(2, 2) = x(2)
      c(1, 2) = x(3)
      c(2, 1) = sin(x(4))
      big = 0
      s = 0
      do i = 1, 4
        if (abs(cv(i)) .gt. big) then
          big = abs(cv(i))
          j = i
        end if
        s = s + cv(ip(i))*i
      end do
      do i = 1, 2
        do j = 1, 2
          c(i, j) = c(i, j)*c(j, 3 - i)
          s = s + d(i - 1, j + 1)*i
        end do
      end do
      y = s*big + cv(3)
      end
