! head p(ya)/(x1)
! input n integer 5
! input x1 real 0.49737380306539186
! input xa real array 0.87491458866522942 -0.95497692553114821 1.160348091622295 0.58994827837270647 0.66164546146004577
! input y real undefined 0.91942601842464589
! input ya real array undefined 0.3380733291007042 0.72030214578783069 1.0166245530347435 0.90388046489723606 0.35217465655415536
! input g1 real common blk 1.2103145568670364
! input ga real array common blk 0.27289518994872969 -1.0275292064595007 -0.49687241047185093 1.0119299914024293 0.9858769938883023
! input kg integer common ints 4
! input gm1 real module md gm1 -0.8631413039182918
! input gm2y real module md gm2 0.87172200417345858
! input km integer module md km 5
! input gma real array module md gma 0.29899938537165471 1.2625820461310848 0.38879894778686896 -0.5494235670763894 -0.79734482182780675
module md
  implicit none
  integer, parameter :: wp = 8
  real(wp) :: gm2
  integer :: km
  interface anyf1
    module procedure nof1, f1
  end interface anyf1
end module md

subroutine p(n, x1, xa, y, ya)
  use md, only: wp, gm1, gm2y => gm2, km, anyf1
  implicit none
  integer :: n, kg, i, i3
  real*8 :: x1, xa(n), y, ya(n), g1, ga(5), v(5)
  common /blk/ g1, ga
  common /ints/ kg
  equivalence (i1, i2)
  do i = 1, n
    ya(i) = x1
  end do
  gm2y = x1
  i3 = 5
  call s1(i3, gm2y, v(i3), ga)
  ga(n) = v(km)
  call s1(i3, ya(1), xa(1), ga)
end subroutine p

subroutine s1(n, p, q, a)
  implicit none
  integer :: n, i
  real*8 :: p, q, a(n), g1, ga(5), mix
  common /blk/ g1, ga
  mix = p
  do i = 1, 5
    mix = mix + a(i)
  end do
  p = mix
  q = mix
end subroutine s1
