      REAL FUNCTION F(X)
      ENTRY G(X)
      REAL X
      F=X
      RETURN
      ENTRY H
      H=1.0
      END
