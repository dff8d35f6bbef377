! head p(xa)/(y)
! input n integer 5
! input x1 real 1.1033446165631582
! input x2 real 0.32487923882809477
! input xa real array 0.9538048720419523 0.92716122577400695 1.0175999741778472 0.25504519074824783 -0.84333239762249468
! input k integer array 4 5 1 4 2
! input y real 0.26064606627415227
! input ya real array undefined -0.45982331413696892 0.46025876992537923 0.56673849591066228 0.94473046318049092 0.45401174764252111
! input g1 real common blk 1.1468054663972314
! input ga real array common blk 1.2006802765872753 0.76097197150869045 0.51759515575562243 0.90705858000402473 -1.2578353833690652
! input g2 real common blk 0.99870160630741589
! input kg integer common ints 4
! input h1 real common other -0.38883885184401212
function f1(x)
  implicit none
  integer :: kgz, i, iw
  real*8 :: x, g1, ga(5), g2, h1z, t2, t3, t4, v(5), w(2), f1
  common /blk/ g1, ga, g2
  common /ints/ kgz
  common /other/ h1z
end function f1

subroutine s1(n, p, q, r, a, s, k1)
  implicit none
  integer :: n, k1, i, j, l, i1, i2, i3, kl(5), is
  real*8 :: p, q, r, a(n), s(2), h1z, t1, t2, t3, mix, f1
  common /other/ h1z
  do i = 1, 5
    kl(i) = mod(i*3, 5) + 1
  end do
  i2 = 3
  is = 1
  do i = 1, 5, is
    select case (i2)
    case default
    case (1:1)
    case (2)
    case (3, 4:)
      a(kl(i)) = sin(a(kl(i))*cos(a(kl(i))))
    end select
  end do
end subroutine s1

subroutine p(n, x1, x2, xa, k, y, ya)
  implicit none
  integer :: n, k(5), kg, i, j, l, i1, i2, kl(5), is
  double precision :: x1, x2, xa(5), y, ya(5), g1, ga(5), g2, h1, t1, t2, t3, w(2), mix, f1
  common /blk/ g1, ga, g2
  common /ints/ kg
  common /other/ h1
  mix = 0.0d0
  do i = 1, n
    ya(i) = 1.25d0*(0.3d0*i)
  end do
  do i = 1, 2
    w(i) = g2*(0.3d0*i)
  end do
  do i = 1, n
    kl(i) = mod(i*2, 5) + 1
  end do
  t2 = x1
  i1 = k(kg)
  i2 = n
  do i = 1, 5
    xa(i2) = sin(2.0d0*sin(y))
    y = sin(y*sin(y*g2 - exp(-(x2)**2)))
    x1 = sin(x1*sin(x1))
  end do
  is = 2
  do j = 1, n, is
    do l = 1, n
      ya(kl(kl(l))) = cos(g2)
      t2 = sin((g1 + x2)*(h1*sin(xa(i2))) - ((x2)**3 - t2*t2))
    end do
  end do
  i1 = 5
  call s1(i1, x1, t3, t2, xa, ya(min(mod(n + 0, 5) + 1, 4)), (mod(i1 + 3, 5) + 1))
end subroutine p
