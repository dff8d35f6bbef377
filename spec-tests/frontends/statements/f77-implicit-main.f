      X=1
      CALL T(X)
      STOP
      END
