! head p(ya)/(ya)
! input n integer 5
! input x1 real 1.2961433267779472
! input x2 real 0.75111919022807361
! input xa real array -0.4406817447111524 0.28306977314905968 0.29706883635265813 0.51537442435406167 -0.56094548692217749
! input k integer array 2 3 5 4 3
! input y real 0.80187663077385563
! input ya real array 1.2742294348111698 0.99270151454114108 -1.2247011486742161 0.75321492038560978 0.30001491201957681
! input g1 real common blk 0.88095546733088748
! input gc real common blk 0.97408480138450804
! input ga real array common blk 0.26551672121787973 0.84763513637552612 1.1411448903642465 0.91305671308016789 1.0517257646587248
! input gm1 real module md gm1 -0.83987191785592086
! input km integer module md km 5
module md
  implicit none
  integer :: km
contains
  subroutine p(n, x1, x2, xa, k, y, ya)
    integer :: n, k(5), i, j, l, i1, i2, i3, is, jw
    integer :: kq
    real*8 :: x1, x2, xa(5), y, ya(n), g1, gc, ga(5), t1, t2, t3, t4, v(5), w(2), mix, sf, sk, za
    common /blk/ g1, gc, ga
    sf(za) = za*sin(za) + 0.3d0*x1
    sk(kq) = 0.25*kq
    do i = 1, 2
      w(i) = gc
    end do
    jw = km
    do while (jw > 0)
      i1 = 5
      call s1(i1, t1, ya(1), w(2) + g1, v, w)
      jw = jw - 1
    end do
  end subroutine p
end module md

subroutine s1(n, p, q, r, a, s)
  implicit none
  integer :: n
  real*8 :: p, q, r, a(n), s(2), g1, gc, ga(5), mix
  common /blk/ g1, gc, ga
  mix = q
  mix = mix + r
  s(2) = g1
  q = sin(mix)
end subroutine s1
