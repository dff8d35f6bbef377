      SUBROUTINE S(A,N)
      DIMENSION A(N,N)
      DO 10 I=1,N
      DO 10 J=1,N
      IF (A(I,J)) 10,5,5
    5 A(I,J)=0.
   10 CONTINUE
      DO 20 I=1,N
      DO 20 J=1,N
   20 A(I,J)=A(J,I)
      DO30I=1,3
   30  X=I
      DO30I=1.5
      END
