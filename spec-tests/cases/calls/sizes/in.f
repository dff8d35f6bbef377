      subroutine t5(n, m, a, b, c, r)
      integer n, m, i, j
      double precision a(*), b(0:*), c(n,*), r
      r = 0
      do 10 i = 1, n
        r = r + a(i)*b(i-1)
        do 10 j = 1, m
          r = r + sin(c(i,j)) * a(i)
          c(i,j) = r
10    continue
      call sub(n*m, c, r)
      n = 1
      end
      subroutine sub(k, c, r)
      double precision c(*), r
      do i = 1, k
        r = r * c(i)
      end do
      end
