C     What is printed, without -o, has the form of the source.
      SUBROUTINE S(X, Y)
      REAL*8 X, Y
      Y = X*X
      END
