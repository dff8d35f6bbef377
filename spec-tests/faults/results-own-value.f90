! head p(xa,y)/(x1)
! input n integer 5
! input x1 real -1.1817082965440868
! input x2 real 1.2965312255311756
! input xa real array 1.2562420103707239 0.43763862625877981 -0.31837087823186172 -1.1381874188202266 0.27705528907300819
! input k integer array 1 3 1 4 1
! input m integer 5
! input y real undefined 1.0780724107813795
! input g1 real common blk -0.77556613076858305
! input gc real common blk 1.2718055316183219
! input ga real array common blk -0.82510275828203383 0.34835324817158075 0.60928414153956978 -0.98339289158325838 1.1448733148284023
! input kg integer common ints 4
function f1(n, x, a)
  implicit none
  integer :: n
  double precision :: x, a(n), t1, f1
  f1 = a(mod(n + 0, 5) + 1)
end function f1

subroutine p(n, x1, x2, xa, k, m, y)
  implicit none
  integer :: n, k(5), m, kg, i, j, i1, i2, i3, jw
  integer(2) :: kl(5)
  logical*1 :: lf
  real*8 :: x1, x2, xa(n), y, g1, gc, ga(5), cd1, cda(5), t1, t2, v(0:4), mix, f1
  character(len=4) :: ch
  common /blk/ g1, gc, ga
  common /fixed/ cd1, cda
  common /ints/ kg
  namelist /nl/ n, ch
  data cd1 /0.6d0/
  data cda /5*0.4d0/
  mix = 0.0d0
  mix = mix + 0.7d0*x1
  mix = mix + 1.5d0*x2
  do i = 1, n
    mix = mix + xa(i)*0.4d0
  end do
  mix = mix + 0.9d0*g1
  do i = 1, n
    mix = mix + ga(i)*0.4d0
  end do
  do i = 1, n
    v(i - 1) = 0.7d0*(0.3d0*i)
  end do
  do i = 1, 5
    kl(i) = mod(i*3, 5) + 1
  end do
  t1 = cd1*cda(mod(m + 2, 5) + 1) + 1.5d0
  t2 = 3.0d0
  lf = .true.
  ch = 'up'
  i1 = k(kg)
  v(k(k(m)) - 1) = sin(v(k(k(m)) - 1))*cda(m)
  v(i1 - 1) = v(i1 - 1)*cos(v(i1 - 1))
  lf = ga(kg) > g1
  if (lf) g1 = g1*cos(cda(m))
  lf = .false.
  y = dble(m)
  kg = 4
  v(k(4) - 1) = sin(v(k(4) - 1))*(x1 - gc)
  k(kg) = int(kl(n))
  v(k(4) - 1) = sin(v(k(4) - 1))*(t1/(1.5d0 + sin(ga(2))**2))
  kg = mod(k(4), 5) + 1
  v(kg - 1) = sin(v(kg - 1))*t2
  y = acos(0.6d0*sin(x1))/(1.5d0 + sin(cda(k(n)) - y)**2)
  select case (ch)
  case ('up', 'left')
    xa(n) = 1.5d0 - t2
  case (:'k')
    do i = 1, 4
      t2 = tanh(f1(n, y, cda))
      do j = n, i + 1, -1
        v(j - 1) = v(j - 1) - 0.3d0*v(i - 1)
      end do
    end do
  case default
    if (ch == ch) then
      i2 = n
      ga(k(n)) = t2
    else
      i2 = int(kl(m))
      t2 = sign(tanh(xa(int(kl(kg)))), asinh(3.0d0)) + f1(n, g1, v)
      i3 = int(kl(5))
    end if
  end select
  jw = 4
  do while (jw > 0)
    kl(kl(m)) = 5
    ga(kl(m)) = sin(ga(kl(m)))*max(xa(mod(n + 2, 5) + 1), gc)
    jw = jw - 1
  end do
  jw = kg
  do while (jw > 0)
    i2 = 3
    v(i1 - 1) = v(i1 - 1)*sin(f1(5, x1, v))
    t2 = sin(0.6d0*sin(t2) + dble(i1))
    i3 = int(kl(i2))
    do i = i2, 5
      select case (m)
      case (:1)
        t2 = sin(0.6d0*sin(t2) + cd1)
        xa(kg) = sin(xa(kg) + min(cd1*sin(x1), t1 + gc))
      case (2)
        g1 = sin(x1*y - v(k(i) - 1)/(1.5d0 + sin(g1)**2))
      case (3, 4:)
        v(mod(i3 + 3, 5) + 1 - 1) = tanh(3.0d0)
        v(4 - 1) = sin(v(4 - 1)*cos(v(4 - 1)))
      case default
        v(mod(i1 + 0, 5) + 1 - 1) = sin(0.6d0*sin(v(mod(i1 + 0, 5) + 1 - 1)) + tan(0.4d0*sin(x1)))
        xa(int(kl(1))) = (cda(4) + (y + x1))/(1.5d0 + sin(cda(mod(i + 3, 5) + 1) + t2 - 0.3d0)**2)
        m = k(n)
      end select
      t2 = tanh(ga(kg))
      i2 = int(kl(n))
    end do
    jw = jw - 1
  end do
  do i = 1, 5
    xa(i) = xa(i) + 0.7d0*sin(mix)
  end do
  y = y + 0.3d0*sin(mix)
  g1 = g1 + 1.5d0*sin(mix)
  do i = 1, 5
    ga(i) = ga(i) + 0.5d0*sin(mix)
  end do
end subroutine p
