! head p_28(x1,y,ga,g2,h1)/(x1,x2,xa,g2)
! input n integer 4
! input x1 real 0.27705528907300819
! input x2 real 0.50141460322671716
! input xa real array 0.59306943085083164 1.0544119439964612 1.0780724107813795 -0.77556613076858305
! input m integer 2
! input y real undefined -0.82510275828203383
! input g1 real common blk_28 0.34835324817158075
! input gc real common blk_28 0.57577832520723837
! input ga real array common blk_28 0.99618545367095734 -0.75539693577565226 0.31038900307015521 0.95021769899049091
! input g2 real common blk_28 0.83747047230669858
! input kg integer common ints_28 3
! input h1 real common other_28 0.32550275859722938
module right_28
  type :: righttype_28
    real*8 :: w = 0.5
    contains
    procedure, nopass :: nudge
    procedure :: drift
  end type righttype_28
contains
  subroutine nudge(by)
    real*8, intent(inout) :: by
    by = 0.5*by + 0.5*cos(by)
  end subroutine nudge

  subroutine drift(self, by)
    class(righttype_28), intent(in) :: self
    real*8, intent(inout) :: by
    by = 0.5*by + self%w*cos(by)
  end subroutine drift
end module right_28

module left_28
  type :: lefttype_28
    real*8 :: w = 0.25
    contains
    procedure, nopass :: nudge
    procedure :: drift
  end type lefttype_28
contains
  subroutine nudge(by)
    real*8, intent(inout) :: by
    by = 0.5*by + 0.25*sin(by)
  end subroutine nudge

  subroutine drift(self, by)
    class(lefttype_28), intent(in) :: self
    real*8, intent(inout) :: by
    by = 0.5*by + self%w*sin(by)
  end subroutine drift
end module left_28

module types_28
  type :: base1
    integer :: i2 = 1
    integer :: i3 = 1
    double precision :: t1 = 0.5
    double precision :: t3 = 0.5
    contains
    procedure :: grow => grow_base1
    procedure :: weigh => weigh_base1
    procedure :: both => both_base1
  end type base1
  type :: inner1
    integer :: kl(4) = 1
    double precision :: t2 = 0.5
  end type inner1
  type, extends(base1) :: whole1
    integer :: i1 = 1
    type(inner1) :: part
    contains
    procedure :: grow => grow_whole1
    procedure :: weigh => weigh_whole1
  end type whole1
  interface operator(+)
    module procedure added_whole1
  end interface operator(+)
contains
  subroutine grow_base1(self, by)
    class(base1), intent(inout) :: self
    real*8, intent(in) :: by
    self%t1 = 0.5*self%t1 + 0.25*by
    self%t3 = 0.5*self%t3 + 0.25*by
  end subroutine grow_base1

  subroutine grow_whole1(self, by)
    class(whole1), intent(inout) :: self
    real*8, intent(in) :: by
    call self%base1%grow(by*self%weigh())
  end subroutine grow_whole1

  function weigh_base1(self) result(w)
    class(base1), intent(in) :: self
    real*8 :: w
    w = 0.5*(0.5*0.25 + 0.25*cos(0.25*self%t1)) + 0.25*cos(0.25*self%t3)
  end function weigh_base1

  function weigh_whole1(self) result(w)
    class(whole1), intent(in) :: self
    real*8 :: w
    w = self%base1%weigh()
  end function weigh_whole1

  subroutine both_base1(self, by)
    class(base1), intent(inout) :: self
    real*8, intent(inout) :: by
    call self%grow(self%weigh()*by)
    by = 0.5*(by + self%weigh())
    call self%grow(by)
  end subroutine both_base1

  subroutine blend_whole1(a, b)
    type(whole1), intent(out) :: a
    type(whole1), intent(in) :: b
    a%t1 = 0.5*a%t1*cos(b%t1) + 0.25*a%t1
    a%t3 = 0.5*a%t3*cos(b%t3) + 0.25*a%t3
  end subroutine blend_whole1

  subroutine hand_whole1(step, a, b)
    interface
      subroutine step(a, b)
        import whole1
        type(whole1), intent(out) :: a
        type(whole1), intent(in) :: b
      end subroutine step
    end interface
    type(whole1), intent(inout) :: a
    type(whole1), intent(in) :: b
    call step(a, b)
  end subroutine hand_whole1

  function made_whole1(a) result(c)
    type(whole1), intent(in) :: a
    type(whole1) :: c
    c = a
    c%part%t2 = 0.5*c%part%t2*cos(a%part%t2) + 0.25*c%part%t2
  end function made_whole1

  function added_whole1(a, b) result(c)
    type(whole1), intent(in) :: a
    type(whole1), intent(in) :: b
    type(whole1) :: c
    c = a
    c%t1 = 0.5*c%t1*cos(b%base1%t1) + 0.25*c%t1
  end function added_whole1

  subroutine turn_whole1(a, b)
    class(base1), intent(inout) :: a
    class(base1), intent(in) :: b
    a%t1 = cos(b%t1)
    a%t3 = cos(b%t3)
  end subroutine turn_whole1
end module types_28

function f1_28(n, x, a)
  implicit real(selected_real_kind(15, 307)) (a-h, o-z)
  real*8 :: a(n), gw(2), gv(5)
  double precision, save :: sc = 0.9d0
  common /blk_28/ gw, gv
  common /ints_28/ kg
  equivalence (t1, t4)
  t1 = 0.01d0*asind(0.7d0*sin(kg*0.25d0 - 1.25d0))
  t2 = sqrt(1.0d0 + ((-gv(mod(n + 1, 4) + 1)))**2)
  t3 = sc*t1 + 1.5d0
  t4 = (3.0d0 + t1)*tand(60.0d0*sin(kg*0.25d0))
  t2 = t2 + (kg*0.25d0*t1*(gw(2) - a(n)) + min(gamma(2.0d0 + 1.5d0*sin(gv(n))), gw(2)/(1.5d0 + &
      sin(x)**2)))
  jw = kg
  do while (jw > 0 .and. kg*0.25d0 < 1.9d0)
    t3 = sin(t3*cos(t3))
    t4 = min(gv(n), sc, t2)*sin(t1) + t4
    t1 = acos(0.6d0*sin(dble(t3)))
    jw = jw - 1
  end do
  f1_28 = min(kg*0.25d0*sc, acos(0.6d0*sin(gv(3))))
  f1_28 = f1_28*cos(x*sin(t3))
end function f1_28

function f2_28(n, x, a)
  integer :: n
  real*8 :: x, a(n), f2_28
  f2_28 = x/(1.5d0 + sin(a(n))**2)
end function f2_28

subroutine p_28(n, x1, x2, xa, m, y)
  use types_28
  use left_28, only: lefttype_28
  use right_28, only: righttype_28
  implicit none
  integer :: n, m, kg, i, l
  double precision :: x1, x2, xa(n), y, g1, gc, ga(4), g2, cd1, cda(4), h1, mix
  double precision, save :: sc = 0.9d0
  common /blk_28/ g1, gc, ga, g2
  common /fixed_28/ cd1, cda
  common /ints_28/ kg
  common /other_28/ h1
  type(whole1), allocatable :: yobj1
  type(whole1), allocatable :: zobj1(:)
  real*8 :: aobj1
  type(lefttype_28) :: oleft
  type(righttype_28) :: oright
  type(whole1) :: obj1
  type(whole1) :: qobj1
  type(whole1) :: wobj1(3)
  mix = 0.0d0
  mix = mix + 0.7d0*x1
  call turn_whole1(wobj1(2), qobj1)
  mix = mix + 0.3d0*x2
  do i = 1, n
    mix = mix + xa(i)*0.4d0
  end do
  mix = mix + 0.7d0*g1
  do i = 1, 4
    mix = mix + ga(i)*0.4d0
  end do
  call hand_whole1(blend_whole1, obj1, qobj1)
  mix = mix + 1.5d0*g2
  mix = mix + 0.3d0*h1
  do i = 1, n
    obj1%part%kl(i) = mod(i*3, 4) + 1
  end do
  qobj1%part = inner1(kl=obj1%part%kl, t2=0.75*obj1%part%t2)
  obj1%t1 = g2 + (ga(n) + xa(4))
  obj1%part = inner1(kl=obj1%part%kl, t2=0.75*obj1%part%t2)
  obj1%part%t2 = g2*sin(dble(kg)) + sc
  qobj1 = obj1
  obj1%t3 = (1.2d0 + ((-g1))**2)**0.75d0
  obj1%i1 = m
  obj1%i3 = obj1%part%kl(m)
  x1 = x1*cos(x1)
  wobj1(1) = obj1
  obj1 = wobj1(1)
  kg = obj1%part%kl(4)
  g2 = sin(erf(g2))
  ga(obj1%i3) = cda(3) + ((1.2d0 + (obj1%t1)**2)**0.75d0 - (x1 + xa(obj1%part%kl(m))))
  allocate(yobj1, source=obj1)
  call blend_whole1(obj1, yobj1)
  deallocate(yobj1)
  obj1%part%kl(obj1%part%kl(kg)) = obj1%i1
  ga(obj1%part%kl(m)) = sin(ga(obj1%part%kl(m)))*(cda(obj1%i1) + obj1%part%t2)
  obj1%t3 = 0.6d0*sin(obj1%t3) + bessel_yn(2, 4.0d0 + 1.0d0*sin(sqrt(1.0d0 + (m*0.25d0)**2)))
  ga(obj1%part%kl(n)) = sin(ga(obj1%part%kl(n)))*(dble(kg) + dble(obj1%i1))
  call turn_whole1(obj1, qobj1)
  obj1%i2 = 4
  y = sin(min(g1, obj1%t3, 0.9d0) + (g1 + g2))
  do l = n, 1, -1
    ga(obj1%i3) = tanh(ga(obj1%i1))
    ga(obj1%i1) = tanh(x2*sin(h1) - obj1%t1/(1.5d0 + sin(sc)**2))
  end do
  x1 = obj1%t1/(1.5d0 + sin(obj1%t3)**2)*dble(i)
  call hand_whole1(blend_whole1, obj1, qobj1)
  g1 = 3.0d0 + (x2 + cda(obj1%i1))
  do i = 1, n
    g2 = sin(g2*cos(g2))
    do l = obj1%part%kl(obj1%i1), i
      obj1%t1 = obj1%t3*g2
      y = sin(obj1%t1*obj1%t1*y)
      ga(3) = sin(obj1%part%t2 + g2)
      ga(mod(obj1%i3 + 3, 4) + 1) = sin(ga(mod(obj1%i3 + 3, 4) + 1) + (obj1%part%t2 + sc/(1.5d0 + &
          sin(h1)**2) - 0.3d0))
      ga(obj1%i3) = sin((-g2))
    end do
  end do
  if (obj1%part%t2 > 0.5d0) obj1%part%t2 = obj1%part%t2*cos(cd1 + obj1%t1)
  obj1 = made_whole1(qobj1)
  x1 = x1 + 3.0d0*sin(mix)
  y = y + 1.5d0*sin(mix)
  wobj1(2:3) = wobj1(1:2)
  g1 = g1 + 0.3d0*sin(mix)
  do i = 1, 4
    ga(i) = ga(i) + 0.3d0*sin(mix)
  end do
  g2 = g2 + 0.5d0*sin(mix)
  h1 = h1 + 0.9d0*sin(mix)
end subroutine p_28

block data bd_28
  real*8 :: cd1
  real*8 :: cda(4)
  common /fixed_28/ cd1, cda
  data cd1 /0.6d0/
  data cda /4*0.4d0/
end block data bd_28
