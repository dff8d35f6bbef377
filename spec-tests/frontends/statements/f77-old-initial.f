      SUBROUTINE S
      REAL A/1.0/,B(3)/3*2.0/
      INTEGER*4 I/5/,J
      END
