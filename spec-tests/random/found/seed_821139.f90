! head p(gma)/(gma)
! input n integer 5
! input x1 real 0.51244641110554712
! input xa real array 0.51349853622275998 -0.98732132089081293 0.89890708345052439 1.2858503162344128 0.95745756619934719
! input y real 0.47460043301232141
! input ya real array undefined 0.61050801469106619 -0.65077466201309031 0.6865779883603611 -0.35985875612675161 0.80249750968087219
! input gm1 real module md gm1 1.2346977810455806
! input gma real array module md gma 1.2470758833811793 -0.80045491201732033 1.2878553090751399 -1.0595854893320522 -1.0768578661245332
! input gm2 real module md gm2 1.0005015987064871
! input gm1u real module mo gm1 -1.2588551888319466
! input gmau real module mo gma -1.2279826104061069
! input km real array module mo km -1.180124700632089 0.77063766944952916 0.71610475803862106 0.9679061918691636 -1.1948038407220352
module mo
  implicit none
  real*8 :: gm1
  real*8 :: gma
  real*8 :: km(5)
  real*8, parameter :: cm = 0.45d0
  integer, parameter :: wp = 8
contains
  function spread(x)
    implicit none
    real*8 :: spread
    real*8, intent(in) :: x
  end function spread
end module mo

module md
  implicit none
  private
  public :: wp, cm, gm1, gma, gm2, spread, s1, s3, p
  integer, parameter :: wp = 8
  real*8, parameter :: cm = 1.25d0
  double precision :: gm1
  real(wp) :: gma(5)
  real*8 :: gm2
  real(wp), parameter :: pc = 0.35d0
contains
  function spread(x)
    real*8 :: spread
    real*8, intent(in) :: x
  end function spread

  subroutine s1(n, p, q, r, a, a2, which, e2, e3, o1)
    use mo, only: gm1o => gm1, kmo => km
    implicit none
    integer :: n, i, i2, i3, kl(5)
    integer(2) :: i1
    logical*8 :: lf
    real(wp) :: p, q, r, a(:), a2(n), e2(2), e3(2), t1, t2, v(5), c(5, 2), f1
    external f1
    real(wp), optional :: o1
    character(len=*) :: which
    namelist /nl/ n, which
    do i = 1, n
      kl(i) = mod(i*2, 5) + 1
    end do
    i1 = kl(n)
    i3 = int(i1)
    gma(kl(mod(int(i1) + 2, 5) + 1)) = gm1o/(1.5d0 + sin(a2(kl(kl(i3))))**2)
  end subroutine s1

  subroutine s3(n, p, q, a, a2, s, k1)
    use mo, only: gmao => gma, cmo => cm, aido => spread
    implicit none
    integer :: i, i1, i2, i3, kl(5)
    real(wp) :: gm2, t1, t2, w(2)
    integer, intent(inout) :: n
    real(wp), intent(in) :: p
    real*8, intent(out) :: q
    double precision, intent(inout) :: a(n)
    real(wp), intent(in) :: a2(n)
    real(wp), intent(inout) :: s(2)
    integer, intent(in) :: k1
    character(len=4) :: ch
    do i = 1, 2
      w(i) = pc*(0.3d0*i)
    end do
    q = sin(sum(a2(1:3)*sin((1.25d0)*(a2(1::2))))) + sign(w(2), w(1))
  end subroutine s3

  subroutine p(n, x1, xa, y, ya)
    implicit none
    integer :: i, l, i1, i2, i3
    integer*2 :: kl(5)
    integer*8 :: ll
    logical :: lf, lh
    integer :: kq
    real(wp) :: gm2, t1, t2, t3, v(0:4), c(5, 2), mix, sf, sg, sk, za, zb
    integer, intent(in) :: n
    double precision, intent(inout) :: x1
    real*8, intent(inout) :: xa(5)
    real(wp), intent(inout) :: y
    real*8, intent(out) :: ya(0:4)
    character(len=4) :: ch
    sf(za) = za*sin(za) + 0.3d0*pc
    sg(za, zb) = sf(zb) - sin(za) + 0.3d0*cm
    sk(kq) = 0.25*kq
    i = 1
    70 if (i > 5) go to 90
    ya(i - 1) = 0.9d0*(0.3d0*i)
    80 i = i + 1
    go to 70
    90 continue
    do i = 1, n
      v(i - 1) = cm*(0.3d0*i)
    end do
    do i = 1, n
      c(i, 1) = y*(0.3d0*i)
      c(i, 2) = 0.7d0*(0.3d0*i)
    end do
    do i = 1, n
      kl(i) = mod(i*1, 5) + 1
    end do
    t1 = x1*xa(n) + 0.7d0/(1.5d0 + sin(xa(n))**2)
    t2 = sf(0.3d0*pc)
    i1 = int(kl(2))
    lf = .false.
    ch = 'left'
    do l = mod(n + 0, 5) + 1, n
      if (lf .neqv. ch /= 'left') go to 170
      i3 = int(kl(n))
      c(mod(i1 + 0, 5) + 1, mod(l, 2) + 1) = tanh(i3*0.25d0*sin(1.25d0))
      if (gma(mod(i1 + 3, 5) + 1) > xa(mod(l + 3, 5) + 1) .or. i3 <= 3) go to 150
      do x1 = t2, t2 - 1.25d0, -0.5d0
        gm2 = tanh(c(i1, 1)*c(l, 2)*dble(x1))
        t3 = pc*pc
        t3 = tanh((xa(mod(i3 + 1, 5) + 1) + 0.3d0)*x1)
        if (c(i3, 1) <= 0.9d0 .and. lh) then
          go to 10
        else
          y = sin(t1 + min(ya(mod(i3 + 3, 5) + 1 - 1), t1))
        end if
        ya(int(kl(l)) - 1) = sin(y + t2)
      end do
      go to 180
      170 continue
      gm1 = sin((exp(-(gma(int(kl(int(kl(n))))))**2) + (cm + 0.7d0))/(1.5d0 + sin((1.2d0 + &
          (min(c(mod(n + 2, 5) + 1, 2), y))**2)**0.75d0)**2))
      180 continue
      i3 = 1
      i1 = 5
      call s3(i1, t3, v(mod(i1 + 3, 5) + 1 - 1), c(1, min(1, 2)), xa, c(1, min(2, 2)), i3)
      i2 = mod(i3 + 2, 5) + 1
      gm2 = tanh(t2 + pc)
      t2 = t2 + gm2
      150 continue
    end do
    call in1()
    i2 = 1
    do ll = n, 1, -1
      y = tanh(sk(int(int(kl(i2))))*dble(ll))
      t1 = tanh(i3*0.25d0*3.0d0)
      t3 = sin(t1*t1*cm)
      t2 = sin(v(4 - 1)*(x1*sin(cm)))
      call s1(n, v(4 - 1), ya(n - 1), t3, xa, xa, 'down', xa(min(4, 4)), c(1, 1), x1)
    end do
    ya(0:3) = max(c(2:, 2) - (gma(5:2:-1)), (c(4:1:-1, 2))*(v(3:0:-1)))
    i1 = 5
    call s3(i1, t3/(1.5d0 + sin(cm)**2)*cos(0.5d0 + gma(n)), y, c(1, 2), ya, v(1 - 1), (i3))
    10 continue
  contains
    subroutine in1()
      real(wp) :: b1zi2(5)
      do i = 1, 5
        b1zi2(i) = 3.0d0*dble(i)
      end do
      xa(3:2:-1) = sin(sqrt(1.0d0 + (exp(0.5d0*sin(abs(v(2:3)))))**2))
      t1 = t1 + sf(2.0d0*t1)
      xa(5:1:-1) = sin(xa(5:1:-1)*cos((ya(kl - 1))/(1.5d0 + (1.25d0)**2)) + 0.7d0)
    end subroutine in1
  end subroutine p
end module md

function f1(x)
  implicit none
  real*8 :: x, cos, f1
  cos = acosh(2.5d0 + 1.0d0*sin(x))/(1.5d0 + sin(max(x, x))**2)
  f1 = 0.9d0*sin(cos)*tand(60.0d0*sin(cos))
end function f1
