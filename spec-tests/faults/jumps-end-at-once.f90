! head s1(g2)/(a2)
! input n integer 5
! input p real 0.40039850905605767
! input q real 0.65340997849009219
! input a2 real array -0.8970299211914281 0.64522919038390381 0.24614616455301841 1.069470242621881 0.7148202027135826
! input e2 real array 1.2958048736186096 -0.5557108556678374
! input e3 real array 1.2545759708374988 1.0830680569414852
! input k1 integer 4
! input ka integer array 5 3 2 1 1
! input g1 real common blk 0.85782630462742504
! input gc real common blk 0.76616382959148943
! input ga real array common blk 0.36283002513171325 0.56992746102304492 -0.87125316576649992 0.67361721273054154 -0.94980056866927143
! input g2 real common blk -0.96310753902433022
! input h1 real common other -0.83500341460049676
! input gm1 real module md gm1 0.75090354868317744
! input kmy integer module md km 1
module md
  implicit none
  integer, parameter :: nm = 5
  real*8 :: gm1
  integer :: km
end module md

subroutine s1(n, p, q, a2, e2, e3, k1, ka)
  use md, kmy => km
  implicit none
  integer :: n, k1, ka(5), i, j, l, i1, i2, i3, kl(5), is
  integer*8 :: ll
  real*8 :: p, q, a2(n), e2(2), e3(2), g1, gc, ga(5), g2, h1, t1, t2, t3, t4, mix, sf, za
  real*8 :: da(5)
  data da /2*0.5d0, 3*1.5d0/
  common /blk/ g1, gc, ga, g2
  common /other/ h1
  sf(za) = za*sin(za) + 0.3d0*q
  do i = 1, 5
    kl(i) = mod(i*1, 5) + 1
  end do
  do l = kl(3), kl(kmy)
    ga(kl(i2)) = 0.6d0*sin(ga(kl(i2))) + e2(1)*sin(t4)
    t1 = tanh(j**sin(t3)/(1.5d0 + sin(sinh(sin(q)))**2))
    g2 = 0.6d0*sin(g2) + (g2 + e2(2))
    if (g2 > 0.9d0 .and. k1 <= 5) exit
  end do
  return
  n = n
end subroutine s1
