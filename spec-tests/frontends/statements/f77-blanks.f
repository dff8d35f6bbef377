      SUB ROUTINE S(X,Y)
      REA L X,Y
      DO UBLE PRECISION D
      IF(X.GT.Y)THEN
      X=1.0
      ELSEIF(X.EQ.Y)THEN
      X=2
      ELSE
      GOTO 1 0
      ENDIF
   10 D=1 .5D 0
      CALLF(X)
      END
