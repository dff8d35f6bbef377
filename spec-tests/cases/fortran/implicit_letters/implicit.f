C     IMPLICIT with letters: a, b, d-h, o, q-z double precision, p real, i-k, m, n integer by default, l logical, c character.
      SUBROUTINE FLOW(N, X, P, Y)
      IMPLICIT DOUBLE PRECISION (A-B, D-H, O, Q-Z), REAL (P)
      IMPLICIT LOGICAL (L), CHARACTER*4 (C)
      DIMENSION X(N), Y(N), PSUM(2)
      LARGE = .FALSE.
      CNAME = 'flow'
      PSUM(1) = P
      PSUM(2) = 2.0*P
      DO 10 I = 1, N
        T = X(I)*PSUM(MOD(I, 2) + 1)
        LARGE = T .GT. 0.5D0
        IF (LARGE .AND. CNAME .EQ. 'flow') T = SQRT(T)
        Y(I) = T*T*X(I)
   10 CONTINUE
      END
