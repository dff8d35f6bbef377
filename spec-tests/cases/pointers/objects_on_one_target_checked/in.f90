module m
contains
  subroutine f(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    real*8, target :: t3, t4
    type :: leaf
      real*8, pointer :: v => null()
      real*8 :: w = 0.5
    end type leaf
    type(leaf), target :: la1, lb1
    t3 = x
    t4 = 0.5d0*x
    la1 = leaf(t3, 0.5*t3)
    lb1 = la1
    lb1%v = 0.5*lb1%v + 0.25*la1%w
    la1 = leaf(t4, 0.75*lb1%v)
    lb1%w = t3*la1%v
    t3 = 0.5*t3 + 0.25*(la1%v*(lb1%w + la1%w))
    la1%v = 0.5*la1%v + 0.125*lb1%w
    y = t3*t4
  end subroutine
  subroutine g(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    real*8, target :: t3, t4
    type :: leaf
      real*8, pointer :: v => null()
      real*8 :: w = 0.5
    end type leaf
    type(leaf), target :: la1, lb1
    integer :: i
    t3 = x
    t4 = 0.5d0*x
    do i = 1, 3
      la1 = leaf(t3, 0.5*t3)
      lb1 = la1
      lb1%v = 0.5*lb1%v + 0.25*la1%w
      la1 = leaf(t4, 0.75*lb1%v)
      lb1%w = t3*la1%v
      t3 = 0.5*t3 + 0.25*(la1%v*(lb1%w + la1%w))
      la1%v = 0.5*la1%v + 0.125*lb1%w
    end do
    y = t3*t4
  end subroutine
  subroutine h(x, y)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    target :: y
    real*8, target :: mix
    type :: leaf
      real*8, pointer :: v => null()
      real*8 :: w = 0.5
    end type leaf
    type(leaf), target :: lo8
    type(leaf), pointer :: lp8
    real*8, pointer :: pp
    pp => mix
    mix = x
    lp8 => lo8
    lp8%v => y
    lp8%w = 0.5*mix
    pp = 0.5*mix + 0.25*(lo8%v*lo8%w)
    lo8%v = 0.75*mix + 0.25*lp8%w
  end subroutine
  subroutine k(x, y)
    real(8), intent(in) :: x
    real(8), intent(inout) :: y
    real*8, target :: mix
    real*8, pointer :: pp, qq
    type :: leaf
      real*8, pointer :: v => null()
      real*8 :: w = 0.5
    end type leaf
    type(leaf), target :: lo8, lo9
    type(leaf), pointer :: lp8, lp9
    pp => mix
    mix = x
    qq => mix
    qq = 0.5*qq + 0.25*(qq*cos(mix))
    lp8 => lo8
    lp8%v => mix
    lp8%w = 0.5*mix
    pp = 0.5*mix + 0.25*(lo8%v*lo8%w)
    lo8%v = 0.75*mix + 0.25*lp8%w
    lp9 => lo9
    lp9%v => mix
    lp9%w = 0.5*pp
    lp9%v = cos(0.5*lo9%w)
    pp = 0.5*pp + 0.25*(lo9%v*lo9%w)
    lo9%v = 0.75*pp + 0.25*lp9%w
    y = mix
  end subroutine
  subroutine both(x, y)
    implicit none
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    real*8, target :: mix
    type :: leaf
      real*8, pointer :: v => null()
      real*8 :: w = 0.5
    end type leaf
    type(leaf), target :: lo7
    type(leaf), pointer :: lp7
    type(leaf), target :: la16
    type(leaf), target :: lb16
    mix = x
    lp7 => lo7
    lp7%v => mix
    lp7%w = 0.5*mix
    lp7%v = cos(0.5*lo7%w)
    mix = 0.5*mix + 0.25*(lo7%v*lo7%w)
    lo7%v = 0.75*mix + 0.25*lp7%w
    y = mix
    la16 = leaf(mix, 0.5*mix)
    lb16 = la16
    lb16%v = 0.5*lb16%v + 0.25*la16%w
    lb16%w = mix*la16%v
    mix = 0.5*mix + 0.25*(la16%v*(lb16%w + la16%w))
    la16%v = 0.5*la16%v + 0.125*lb16%w
    y = mix + y
  end subroutine
end module
