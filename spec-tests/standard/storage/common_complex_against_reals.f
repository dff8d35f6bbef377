! A complex variable over two reals.
! standard: 19.5.3.2, 8.10.2.4
! head: f(x)>(y)
! compiles: legacy
! expect: refused: numbers of another kind
      subroutine f(x, y)
      double precision x, y
      complex*16 z
      common /cz/ z
      z = dcmplx(x, 2d0*x)
      z = z*z
      call g(y)
      end
      subroutine g(y)
      double precision y, r(2)
      common /cz/ r
      y = r(1)*r(2)
      end
