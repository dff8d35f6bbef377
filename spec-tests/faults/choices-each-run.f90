! head p(xa)/(xa)
! input n integer 3
! input x1 real 0.46091988369562842
! input x2 real 0.35259151373951503
! input xa real array -0.29130769062838291 -1.2217377866569263 0.62833968837040555
! input y real undefined -0.39960961258187866
! input ya real array undefined 1.2935432849785882 0.77905459894486229 0.25398218334194561
! input g1 real common blk 0.44435381978063371
! input gc real common blk 0.85122478454401396
! input ga real array common blk -1.066127742232335 0.53856429721242183 0.48349739986243501
! input kg integer common ints 3
! input h1 real common other 0.46893509938428884
! input km integer module md km 1
! input gm1 real module md gm1 1.0839382600758287
module md
  implicit none
  integer, parameter :: nm = 3
  double precision :: gm1
  integer :: km
end module md

subroutine p(n, x1, x2, xa, y, ya)
  use md, only: km
  implicit real(selected_real_kind(15, 307)) (a-h, o-z)
  integer :: kl(3)
  logical(1) :: lh
  real*8 :: xa(n), ya(0:n - 1), ga(3), v(3), mix
  character(len=4) :: ch
  common /blk/ g1, gc, ga
  common /ints/ kg
  common /other/ h1
  equivalence (i3, kl(3))
  mix = 0.0d0
  mix = mix + 0.3d0*x1
  mix = mix + 0.3d0*x2
  do i = 1, 3
    mix = mix + xa(i)*0.4d0
  end do
  mix = mix + 0.3d0*g1
  do i = 1, n
    mix = mix + ga(i)*0.4d0
  end do
  mix = mix + 0.5d0*h1
  do i = 1, 3
    ya(i - 1) = x2*(0.3d0*i)
  end do
  do i = 1, n
    v(i) = h1*(0.3d0*i)
  end do
  do i = 1, n
    kl(i) = mod(i*2, 3) + 1
  end do
  t1 = 0.01d0*atand(x1 + g1)
  t3 = cos((-xa(n)))
  i1 = kg
  i2 = i1
  ch = 'left'
  if (i2 > 1000000) then
    write(*, *) 'value', i2
    stop 'too large'
  end if
  kg = 2
  do j = 3, kg
    y = xa(mod(km + 0, 3) + 1) - t3
    t2 = (y*sin(t1))**3
  end do
  do i = 1, 2
    kg = max(i - 1, 1)
    ya(i - 1) = ga(kg)*ga(i) - ga(max(i - 1, 1))*0.3d0
  end do
  lh = ya(kg - 1) < 0.5d0 .and. i1 <= 1
  kl(i1) = i2
  do i = 3, 2, -1
    do l = 1, 3
      do j = 1, n
        if (xa(j) > 0.9d0) then
          xa(j) = xa(j)*x2
        else
          xa(j) = xa(j) + 0.9d0
        end if
      end do
    end do
    do j = i, 1, -1
      v(j) = v(j) - 0.3d0*v(i)
    end do
  end do
  kl(kl(i1)) = km
  y = (-gc) + (0.3d0 + ga(mod(km + 3, 3) + 1))
  do i = 1, 3
    xa(i) = xa(i) + 3.0d0*sin(mix)
  end do
  y = y + 0.7d0*sin(mix)
  do i = 1, 3
    ya(i - 1) = ya(i - 1) + 0.5d0*sin(mix)
  end do
  g1 = g1 + 3.0d0*sin(mix)
  do i = 1, 3
    ga(i) = ga(i) + 0.7d0*sin(mix)
  end do
  h1 = h1 + 1.5d0*sin(mix)
end subroutine p
