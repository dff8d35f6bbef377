C     The squared distance of a cooling curve from where it should end.
      SUBROUTINE LOSS(K, E)
      USE PHYSICS
      DOUBLE PRECISION K, E, T
      INTEGER I
      INCLUDE 'steps.inc'
      T = 1.0D0
      DO 10 I = 1, NSTEPS
        CALL STEP(T, K, 0.1D0)
10    CONTINUE
      E = (T - 0.5D0)**2
      END
