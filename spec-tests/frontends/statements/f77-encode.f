      SUBROUTINE S(A)
      CHARACTER*8 T
      DOUBLE COMPLEX Z
      LOGICAL*4 L
      COMPLEX*16 W
      REAL*16 Q
      L=A.NE.1.0.AND..NOT.(A.LT.2.)
      Z=(1.D0,-2.D0)
      W=Z**2*(-1)
      END
