! head p(ya)/(xa)
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
! head s1(q)/(p) called
! input n integer 5
! input p real 0.95815888713418929
! input q real 1.1639695307944955
! input a real array 0.90799682021640327 0.99954434640118817 0.41162495688275003 0.939064438098137 -1.1244822472467102
! input g1 real common blk 1.1556183650357985
! input ga real array common blk -0.63529198450928925 -0.72356277454305351 -0.77600578638943163 0.59539861392681481 0.59744555701926783
! input gm1 real module md gm1 -1.129914318613453
! input gma real array module md gma 0.89153025582970247 0.52977392363663234 -0.79540773855109248 -1.224467739374073 0.94323946598270836
! input gm2 real module md gm2 -0.50984431354692739
! input km integer module md km 4
module md
  implicit none
  integer, parameter :: wp = 8
  real(wp) :: gm1
  integer :: km
  interface anyf1
    module procedure nof1, f1
  end interface anyf1
end module md

subroutine p(n, x1, xa, y, ya)
  use md, only: wp, gm1, gm2y => gm2, km, anyf1
  implicit none
  integer :: n, kg, i, i2, i3
  real*8 :: x1, xa(n), y, ya(n), g1, ga(5), t2, v(5)
  real*4 :: u2
  common /blk/ g1, ga
  common /ints/ kg
  equivalence (i1, i2)
  t2 = 2.0d0
  ga(km) = xa(1)
  v(n) = ga(1)
  i2 = n
  i3 = 5
  call s1(i3, v(i2), gm1, ga)
  call s1(i3, t2, xa(1), ya)
  do i = 1, n
    u2 = xa(1)
    ya(i) = u2
  end do
end subroutine p

subroutine s1(n, p, q, a)
  implicit none
  integer :: n, i, i1, kl(5)
  real*8 :: p, q, a(n), g1, ga(5), mix
  common /blk/ g1, ga
  q = ga(1)
  p = p
end subroutine s1
