      CHARACTER*(*) FUNCTION F(C)
      CHARACTER C*(*),D*5,E(3)*2
      CHARACTER*10 G,H*3
      F=C(1:2)//D
      E(2)(1:1)='''"'
      END
