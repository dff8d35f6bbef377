C     Pops another type than it pushed: the debug library names both places (TAP-M-stack).
      PROGRAM MISMATCH
      REAL*8 X
      INTEGER I
      X = 1.D0
      CALL DOTBAR_PLACE('forward.f:7')
      CALL PUSHREAL8(X)
      CALL DOTBAR_PLACE('reverse.f:9')
      CALL POPINTEGER4(I)
      END
