      BLOCK DATA
      COMMON /C/ A(3),N
      DATA A/3*0./,N/-1/
      END
