C A COMMENT
      SUBROUTINE S(A,
     1             B,
     &             C)
* ANOTHER
      REAL A,B,C
      A=B
     *  +C
      PRINT *,'A LONG STRING THAT GOES PAST THE END OF THE LINE AND IS
     1 CONTINUED'
      END
