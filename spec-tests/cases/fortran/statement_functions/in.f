      SUBROUTINE FLUX(N, U, F, ALPHA)
      IMPLICIT REAL*8 (A-H,O-Z)
      DIMENSION U(N), F(N)
      COMMON /PHYS/ GAMMA, CFL
      PARAMETER (HALF=0.5D0, ONE=1.0D0)
      LOGICAL STEEP
      DATA EPS /1.0D-8/
C     What the limiter needs; X of the second is none of the first.
      SQR(Z) = Z*Z
      PLUS(X, Y) = SQR(X) - X*Y
      STEEP(X) = ABS(X) .GT. HALF
      HEAT(T) = T*CAP(T)
      DO 10 I = 2, N-1
        DL = U(I) - U(I-1)
        DR = U(I+1) - U(I)
        S = 0.0D0
        IF (DL*DR .GT. 0.0D0) THEN
          S = SIGN(ONE, DL)*MIN(ABS(DL), ABS(DR), HALF*ABS(DL+DR))
        ELSE IF (DL .EQ. 0.0D0) THEN
          S = EPS*U(I)
        END IF
        F(I) = ALPHA*SQR(U(I) + HALF*S)*GAMMA
        IF (STEEP(PLUS(DL, DR))) F(I) = F(I)*PLUS(DR, U(I))
10    CONTINUE
      X = 2*U(1)
      F(1) = PLUS(ALPHA, X) + HEAT(U(2))
      F(N) = SQR(F(N-1))
      END
      REAL*8 FUNCTION CAP(T)
      REAL*8 T
      CAP = 1.0D0 + 0.1D0*T
      END
