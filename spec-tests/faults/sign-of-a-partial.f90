! head s3(gaz)/(gaz)
! input n integer 5
! input p real 0.9296657550001759
! input q real -1.0849678946136672
! input r real undefined -0.35794278236051641
! input a real array 0.39621034148796308 0.46624478635104355 -0.45431861580747751 0.45108695067136062 0.44375797599762468
! input a2 real array 0.43036704751491484 0.72075181961728574 0.68100323760232118 0.6697126840434674 1.1188312687274791
! input k1 integer 1
! input g1z real common blk 0.61526202388274209
! input gaz real array common blk -1.2943158995887361 0.75830719342205688 -0.68214530587913891 -0.25675713354289559 1.2873901484668804
! input h1 real common other 0.39888594307044051
subroutine s3(n, p, q, r, a, a2, k1)
  integer :: n, k1, i1, i3
  real*8 :: p, q, r, a(n), a2(n), g1z, gaz(5), h1
  common /blk/ g1z, gaz
  common /other/ h1
  i3 = 1
  i1 = i3
  gaz(i1) = cos(gaz(1))
end subroutine s3
