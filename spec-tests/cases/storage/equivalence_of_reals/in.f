C EQUIVALENCE of reals of one type: names for parts of the variable that holds all of them.
      SUBROUTINE HEAD(X, N, Y)
      IMPLICIT DOUBLE PRECISION (A-H, O-Z)
      PARAMETER (M = 6)
      DIMENSION X(N), W(M), V(3), R(2,3), C1(2,2)
      EQUIVALENCE (W(1), S), (V(1), W(3)), (T, W(M))
      EQUIVALENCE (C1(1,1), R(1,2))
      DO 10 I = 1, M
        W(I) = X(I)
   10 CONTINUE
      S = S*T + V(2)
      CALL SUB(V, 3)
      T = T*S
      DO 20 I = 1, 2
      DO 20 J = 1, 3
        R(I,J) = X(I)*W(J)
   20 CONTINUE
      C1(1,2) = C1(1,2)*C1(2,1)
      WRITE (*, *) 'S', S
      Y = 0
      DO 30 I = 1, M
        Y = Y + W(I)*W(I)
   30 CONTINUE
      DO 40 J = 1, 3
        Y = Y + R(1,J)*R(2,J)
   40 CONTINUE
      END
      SUBROUTINE SUB(V, N)
      DOUBLE PRECISION V(N)
      DO 10 I = 1, N
        V(I) = SIN(V(I))*V(1)
   10 CONTINUE
      END
