! The subscript of an active element is overwritten under another name of its storage, in COMMON and by EQUIVALENCE.
! standard: 8.10.1, 8.10.2.4
! head: f(x)>(y)
! set: k=1
! set: j=1
! compiles: legacy
      subroutine f(x, y)
      double precision x(4), y
      integer k, j, l(2)
      common /ix/ k, j
      equivalence (l(1), k)
      double precision t(4)
      integer i
      do 10 i = 1, 4
        t(i) = x(i)*x(i)
   10 continue
      k = 1
      j = 3
      t(k) = t(j)*sin(t(k))
      l(1) = 2
      l(2) = 4
      t(k) = t(j)*t(k)
      call step
      t(k) = t(k)*t(j) + t(j)
      y = t(1)*t(2) + t(3)*t(4)
      end
      subroutine step
      integer n(2)
      common /ix/ n
      n(2) = n(2) - 1
      n(1) = n(1) + n(2) - 2
      end
