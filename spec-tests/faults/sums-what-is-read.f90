! head p(ga)/(ga)
! input n integer 5
! input x1 real 0.64140785466397887
! input x2 real 0.43530359039524252
! input xa real array -0.36113345410027647 0.88501082415917232 -0.46932768649344303 -0.74602742388748311 -0.47658100831988848
! input y real undefined -0.65662612381304319
! input xs real4 0.33539775013923645
! input ys real4 undefined 0.98891288042068481
! input g1 real common blk -0.38462073550930875
! input ga real array common blk 0.81507316659096696 0.73866390210603194 -0.82692970190403026 0.35390218380767763 -1.0853631177499932
! input g2 real common blk -0.8174899870504746
! input kg integer common ints 5
! input h1 real common other 0.98823313669796331
subroutine p(n, x1, x2, xa, y, xs, ys)
  implicit none
  integer :: n, kg, i, j, l, i3, kl(5)
  real*8 :: x1, x2, xa(n), y, g1, ga(5), g2, cd1, cda(5), h1
  real*4 :: xs, ys
  common /blk/ g1, ga, g2
  common /fixed/ cd1, cda
  common /ints/ kg
  common /other/ h1
  equivalence (i3, kl(3))
  namelist /nl/ n, ch
  do i = n, 2, -1
    do l = i, 1, -1
      ga(l) = 0.3d0*ga(1)
    end do
  end do
end subroutine p
