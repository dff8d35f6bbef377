      SUBROUTINE S
      INTEGER A(2)
      PAUSE
      PAUSE 3
      PAUSE 'TEXT'
      DATA A /4HABCD, 3HIT'/
      WRITE (6,10) A
   10 FORMAT (5HHELLO,1X,2A4,3H,(),I2)
      END
