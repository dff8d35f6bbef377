! head p(ya)/(xa)
! input n integer 5
! input x1 real 0.92797499796983107
! input xa real array 0.33498310025358591 -0.86848814821998954 1.0817301867272007 0.58090915588852443 0.60421553517960569
! input k integer array 4 4 2 3 1
! input y real 0.79415713714437608
! input ya real array undefined 0.6777972702932844 0.40105379218578985 0.65161650427809881 0.86410183015068576 -1.2413870100144366
! input g1 real common blk 0.71708745911404992
! input ga real array common blk 0.58898828551113003 1.2060869938912893 0.54448344163359863 0.77016148643002591 -1.2552858988586735
! input g2 real common blk 0.76262228632940654
! input kg integer common ints 3
! input h1 real common other -0.47519254721865672
subroutine p(n, x1, xa, k, y, ya)
  integer :: n, k(5), kg, i, i1, i3
  real*8 :: x1, xa(n), y, ya(5), g1, ga(5), g2, h1, t2, t4
  common /blk/ g1, ga, g2
  common /ints/ kg
  common /other/ h1
  do i = 1, 5
    ya(i) = g1
  end do
  t4 = xa(1)
  i1 = n
  call s1(i1, g2, t2, t4, i3)
  if (2.0d0 <= x1) t4 = xa(1)
  ya(i1) = t4
end subroutine p

subroutine s1(n, p, q, r, k1)
  integer :: n, k1, kg
  real*8 :: p, q, r
  common /ints/ kg
  r = p
end subroutine s1
