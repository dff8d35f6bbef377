      SUBROUTINE S(I)
      INTEGER I, K
      ASSIGN 10 TO K
      GO TO K, (10, 20)
   10 ASSIGN 20 TO K
      GOTO K
   20 ASSIGN 30 TO K
      PRINT K, I
   30 FORMAT(1X,I5)
      END
