      SUBROUTINE NAMED(X, Y, NAME)
      DOUBLE PRECISION X, Y
      CHARACTER*(*) NAME
      IF (LEN_TRIM(NAME) .GT. 3) THEN
        Y = X**2
      ELSE
        Y = X
      END IF
      IF (TRIM(NAME) .EQ. "NONE") WRITE (*, *) ADJUSTL(NAME)
      END
