      SUBROUTINE S(X,I)
      IF (X) 10,20,30
   10 I=-1
   20 IF (I-3) 30,30,10
   30 CALL T(*10,X,*20)
      END
