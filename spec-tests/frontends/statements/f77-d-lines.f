      SUBROUTINE S(X)
      X=1
D     PRINT *,X
d     X=2
      END
