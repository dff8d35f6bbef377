      SUBROUTINE S(N)
      REAL X(10)
      POINTER (P, X)
      P=LOC(N)
      END
