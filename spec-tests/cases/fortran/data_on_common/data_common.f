C     DATA on COMMON through BLOCK DATA, on local variables and arrays, with repetition and implied DO.
      SUBROUTINE SPRING(N, X, E)
      INTEGER N, I, M
      DOUBLE PRECISION X(N), E, STIFF(4), REST, W(6), HALF
      COMMON /CONSTS/ STIFF, REST
      COMMON /STATE/ EN, TOTAL
      DOUBLE PRECISION EN, TOTAL
      DATA (W(I), I = 1, 6) /3*1.0D0, 2*0.5D0, 0.25D0/
      DATA HALF /0.5D0/
      E = 0.0D0
      DO 10 I = 2, N
        M = MOD(I, 4) + 1
        EN = HALF*STIFF(M)*(X(I) - X(I-1) - REST)**2
        E = E + W(MOD(I, 6) + 1)*EN
   10 CONTINUE
      TOTAL = TOTAL + E
      END
      BLOCK DATA INIT
      DOUBLE PRECISION STIFF(4), REST, EN, TOTAL
      COMMON /CONSTS/ STIFF, REST
      COMMON /STATE/ EN, TOTAL
      DATA STIFF /1.0D0, 2.0D0, 3.0D0, 4.0D0/, REST /0.1D0/
      DATA EN, TOTAL /2*0.0D0/
      END
