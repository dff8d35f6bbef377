C What is computed the first time a procedure is called: behind labels that others jump to, where a name of the same storage is
C laid over it that nobody uses, by a procedure that sets it, from what another procedure computes so.
      DOUBLE PRECISION FUNCTION CONST(K)
      INTEGER K
      DOUBLE PRECISION BIG, ETA, ZERO
      INTEGER BIGI(4), ETAI(4)
      EQUIVALENCE (BIG, BIGI(1)), (ETA, ETAI(1))
      DATA BIG/0.D0/, ETA/0.D0/, ZERO/0.D0/
      IF (BIG .GT. ZERO) GO TO 1
         BIG = HUGE(1.D0)
         ETA = TINY(1.D0)
 1    GO TO (10, 20), K
 10   CONST = SQRT(ETA)
      GO TO 999
 20   CONST = SQRT(BIG)
 999  RETURN
      END
      DOUBLE PRECISION FUNCTION NORM2D(P, X)
      INTEGER P
      DOUBLE PRECISION X(P)
      INTEGER I, J
      DOUBLE PRECISION ONE, R, SCALE, SQTETA, T, XI, ZERO, CONST
      EXTERNAL CONST
      DATA ONE/1.D0/, ZERO/0.D0/, SQTETA/0.D0/
      IF (P .GT. 0) GO TO 10
         NORM2D = ZERO
         GO TO 999
 10   DO 20 I = 1, P
         IF (X(I) .NE. ZERO) GO TO 30
 20      CONTINUE
      NORM2D = ZERO
      GO TO 999
 30   SCALE = ABS(X(I))
      IF (I .LT. P) GO TO 40
         NORM2D = SCALE
         GO TO 999
 40   T = ONE
      IF (SQTETA .EQ. ZERO) SQTETA = CONST(1)
      J = I + 1
      DO 60 I = J, P
         XI = ABS(X(I))
         IF (XI .GT. SCALE) GO TO 50
              R = XI / SCALE
              IF (R .GT. SQTETA) T = T + R*R
              GO TO 60
 50           R = SCALE / XI
              IF (R .LE. SQTETA) R = ZERO
              T = ONE + T*R*R
              SCALE = XI
 60      CONTINUE
      NORM2D = SCALE*SQRT(T)
 999  RETURN
      END
      SUBROUTINE LIMITS(A, B)
      DOUBLE PRECISION A, B
      INTEGER I
      A = 8.D0
      DO 10 I = 1, 3
         IF (A .LT. 2.D0) GO TO 20
         A = SQRT(A)
 10   CONTINUE
 20   IF (A .GT. 0.D0) B = 3.D0*A
      END
      DOUBLE PRECISION FUNCTION CAPPED(X)
      DOUBLE PRECISION X, LOW, HIGH
      INTEGER N
      SAVE N, LOW, HIGH
      DATA N, LOW, HIGH/0, 2*0.D0/
      IF (N .NE. 0) GO TO 10
      N = 3
      CALL LIMITS(LOW, HIGH)
 10   CAPPED = MIN(HIGH*X, LOW*X*X)
      END
      SUBROUTINE HEAD(N, X, Y)
      INTEGER N, I
      DOUBLE PRECISION X(N), Y, S, NORM2D, CONST, CAPPED
      EXTERNAL NORM2D, CONST, CAPPED
      Y = NORM2D(N, X)
      DO 10 I = 1, N
         S = NORM2D(I, X)
         IF (Y*S .LT. CONST(2)) Y = Y + CAPPED(X(I))*S
 10   CONTINUE
      END
