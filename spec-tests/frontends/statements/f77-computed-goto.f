      SUBROUTINE S(I,*,*)
      GO TO (10,20,30),I
   10 RETURN
   20 RETURN 1
   30 RETURN 2
      END
